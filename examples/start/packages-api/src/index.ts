export function percent(part: number, whole: number): string {
  return `${Math.round((part / whole) * 100)} %`;
}
