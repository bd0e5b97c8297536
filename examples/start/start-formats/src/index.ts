/** Writes a number of seconds as minutes and seconds: 95 becomes 1:35. */
export function clock(seconds: number): string {
  const rest = String(seconds % 60).padStart(2, '0');
  return `${Math.floor(seconds / 60)}:${rest}`;
}
