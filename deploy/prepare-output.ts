import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { langs } from '../site/languages.ts';
import { compressOutput } from './compress-output.ts';
import { describeSite, readBase } from './describe-site.ts';
import { filesBeside, filesInside } from './hosts/host-files.ts';
import { readOutput } from './read-output.ts';

/**
 * Writes the files that hosts need, into a built site and next to it. Deterministic: the same output results in the
 * same bytes.
 *
 * @param output the built site
 * @param beside the folder for host configurations; emptied first
 * @param security the content of `security.txt`
 * @returns the numbers of pages and of compressed files
 */
export async function prepareOutput(
  output: string,
  beside: string,
  security: string,
): Promise<{ pages: number; compressed: number }> {
  const { paths, policy } = readOutput(output);
  const site = describeSite(paths, policy, readBase(readFileSync(join(output, 'index.html'), 'utf8')));
  writeFiles(output, { ...filesInside(site), '.well-known/security.txt': security });
  const compressed = await compressOutput(output);
  rmSync(beside, { recursive: true, force: true });
  writeFiles(beside, filesBeside(site));
  return { pages: site.pages.length, compressed };
}

function writeFiles(folder: string, files: Record<string, string>): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
}

const MONTHS = 6;

/**
 * The content of `/.well-known/security.txt` (RFC 9116).
 *
 * @param contact the URL for reports
 * @param expires the date until which it is valid
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
 * The expiry of `security.txt`, the same for every build of a commit: six months after the commit. If that is unknown
 * or in the past, the end of the next quarter.
 *
 * @param committed the date of the commit
 * @param now the time of the build
 */
export function securityExpiry(committed: Date | undefined, now: Date): Date {
  const fromCommit = new Date(committed ?? 0);
  fromCommit.setUTCMonth(fromCommit.getUTCMonth() + MONTHS);
  if (fromCommit > now) return fromCommit;
  const quarter = Math.floor(now.getUTCMonth() / 3);
  return new Date(Date.UTC(now.getUTCFullYear(), 3 * (quarter + 2)));
}
