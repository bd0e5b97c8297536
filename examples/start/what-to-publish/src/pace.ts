export function pace(
  kilometers: number,
  minutes: number,
  options?: { separator?: string },
): string {
  const seconds = Math.round((minutes * 60) / kilometers);
  const rest = String(seconds % 60).padStart(2, '0');
  return `${Math.floor(seconds / 60)}${options?.separator ?? ':'}${rest}`;
}
