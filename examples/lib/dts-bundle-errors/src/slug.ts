export function slug(text: string): string {
  return text.toLowerCase().replaceAll(' ', '-');
}
