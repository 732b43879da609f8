/** Random hexadecimal digits. `crypto.randomUUID` is missing on plain http, which a hall's own network often is. */
export function randomId(bytes = 16): string {
  return [...crypto.getRandomValues(new Uint8Array(bytes))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
