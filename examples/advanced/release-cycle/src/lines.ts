export function lines(text: string): number {
  return text.split('\n').length;
}
