declare const VERSION: string;
declare const DEBUG: boolean;

export function userAgent(): string {
  if (DEBUG) console.log('building the user agent');
  return `acme-client/${VERSION} (${process.env.NODE_ENV})`;
}
