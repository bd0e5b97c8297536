export default function slugify(text: string): string {
  return text.trim().toLowerCase().replaceAll(/\s+/g, '-');
}
