const MONTHS = 6;

/**
 * Writes `/.well-known/security.txt` (RFC 9116).
 *
 * @param contact where to report, an address of the web
 * @param now the time of the build; what it writes holds for half a year
 */
export function securityText(contact: string, now: Date): string {
  const expires = new Date(now);
  expires.setUTCMonth(expires.getUTCMonth() + MONTHS);
  return [
    `Contact: ${contact}`,
    `Expires: ${expires.toISOString().replace(/\.\d+/, '')}`,
    'Preferred-Languages: en, zh',
    '',
  ].join('\n');
}
