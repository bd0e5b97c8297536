import { langs } from '../site/languages.ts';

const MONTHS = 6;

/**
 * Writes `/.well-known/security.txt` (RFC 9116).
 *
 * @param contact where to report, an address of the web
 * @param expires until when it holds
 */
export function securityText(contact: string, expires: Date): string {
  return [
    `Contact: ${contact}`,
    `Expires: ${expires.toISOString().replace(/\.\d+/, '')}`,
    `Preferred-Languages: ${langs.join(', ')}`,
    '',
  ].join('\n');
}

/**
 * Until when `security.txt` holds, the same for every build of a commit: half a year from the commit.
 * Where that is not known or long ago, to the end of the quarter that is the next but one.
 *
 * @param committed when the commit was made
 * @param now the time of the build
 */
export function securityExpiry(committed: Date | undefined, now: Date): Date {
  const fromCommit = new Date(committed ?? 0);
  fromCommit.setUTCMonth(fromCommit.getUTCMonth() + MONTHS);
  if (fromCommit > now) return fromCommit;
  const quarter = Math.floor(now.getUTCMonth() / 3);
  return new Date(Date.UTC(now.getUTCFullYear(), 3 * (quarter + 2)));
}
