export async function formatRomanDate(date: Date): Promise<string> {
  const { toRoman } = await import('./roman.js');
  return `${date.getUTCDate()} ${toRoman(date.getUTCMonth() + 1)} ${date.getUTCFullYear()}`;
}
