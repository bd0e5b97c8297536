export function celsius(fahrenheit: number): number {
  return (fahrenheit - 32) / 1.8;
}
