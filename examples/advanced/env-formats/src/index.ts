declare const VERSION: string;

export function connect(url: string): string {
  if (process.env.NODE_ENV !== 'production' && !url.startsWith('https:')) {
    console.warn(`${url} is not encrypted`);
  }
  return `${url} (env-formats ${VERSION})`;
}
