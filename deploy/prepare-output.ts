import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { langs } from '../site/languages.ts';
import { compressOutput } from './compress-output.ts';
import { describeSite, readBase } from './describe-site.ts';
import { filesBeside, filesInside } from './hosts/host-files.ts';
import { readOutput } from './read-output.ts';

/**
 * Writes what hosts need, into a built site and beside it. The same output becomes the same files, byte by byte.
 *
 * @param output the built site
 * @param beside the folder for the hosts' configurations; it is emptied first
 * @param security the text of `security.txt`
 * @returns how many pages there are, and how many files were compressed
 */
export async function prepareOutput(
  output: string,
  beside: string,
  security: string,
): Promise<{ pages: number; compressed: number }> {
  const { paths, policy, place } = readOutput(output);
  const site = describeSite(paths, policy, readBase(readFileSync(join(output, 'index.html'), 'utf8')), place);
  rmSync(beside, { recursive: true, force: true });
  writeFiles(beside, filesBeside(site));
  writeFiles(output, { ...filesInside(site), '.well-known/security.txt': security });
  return { pages: site.pages.length, compressed: await compressOutput(output) };
}

function writeFiles(folder: string, files: Record<string, string>): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
}

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
