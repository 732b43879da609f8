/** A table as other programs read it: fields with commas between, quoted where they hold one. */
export const csv = (rows: readonly (readonly (string | number)[])[]): string => rows.map((row) => row.map(cell).join(',')).join('\r\n');

function cell(value: string | number): string {
  const text = String(value);
  return /[",;\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** The cells of a table of the page, the heads first. */
export const cellsOf = (table: HTMLTableElement): string[][] => [...table.rows].map((row) => [...row.cells].map(({ innerText }) => innerText.trim()));
