export default function gray(level: number): string {
  return `hsl(0 0% ${level}%)`;
}
