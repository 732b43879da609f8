/** Times as people read them. */

/** `1:05:09` above an hour, `12:07` below, `0:09.4` in the last twenty seconds; nothing below zero. */
export function clockFace(ms: number): string {
  const left = Math.max(0, ms);
  if (left < 20_000) {
    const tenths = Math.floor(left / 100);
    return `0:${String(Math.floor(tenths / 10)).padStart(2, '0')}.${tenths % 10}`;
  }
  const seconds = Math.floor(left / 1000);
  const two = (n: number) => String(n).padStart(2, '0');
  const hours = Math.floor(seconds / 3600);
  const rest = `${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
  return hours > 0 ? `${hours}:${rest}` : rest.replace(/^0(?=\d:)/, '');
}

/** Hours, minutes and seconds apart, for a spoken reading. */
export function parts(ms: number): { hours: number; minutes: number; seconds: number } {
  const seconds = Math.floor(Math.max(0, ms) / 1000);
  return { hours: Math.floor(seconds / 3600), minutes: Math.floor(seconds / 60) % 60, seconds: seconds % 60 };
}

/** `1:30`, `90`, `0:00:30` as milliseconds: seconds last, then minutes, then hours. */
export function readTime(text: string): number | undefined {
  if (!/^\s*\d+(:[0-5]?\d){0,2}\s*$/.test(text)) return undefined;
  return text.split(':').reduce((sum, part) => sum * 60 + Number(part), 0) * 1000;
}
