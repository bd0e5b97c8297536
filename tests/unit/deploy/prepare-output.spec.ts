import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { prepareOutput, securityExpiry, securityText } from '../../../deploy/prepare-output.ts';
import { writeSmallSite } from './small-site.ts';

const COMMITTED = new Date('2026-03-31T23:30:00Z');

/** Every file below a folder, and what it holds. */
function readAll(folder: string): Record<string, string> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
  const files = names.filter((name) => statSync(join(folder, name)).isFile());
  return Object.fromEntries(files.map((name) => [name, readFileSync(join(folder, name)).toString('base64')]));
}

/** Prepares the small site in a folder of its own, as a build at that time does. */
async function prepared(now: Date): Promise<Record<string, string>> {
  const folder = mkdtempSync(join(tmpdir(), 'prepared-'));
  const output = join(folder, 'dist');
  writeSmallSite(output);
  const security = securityText('https://site.test/report', securityExpiry(COMMITTED, now));
  await prepareOutput(output, join(folder, 'dist-hosts'), security);
  const files = readAll(folder);
  rmSync(folder, { recursive: true });
  return files;
}

test('two builds of one commit give hosts the same files, byte by byte', async () => {
  const first = await prepared(new Date('2026-04-01T00:00:00Z'));
  const second = await prepared(new Date('2026-08-15T12:34:56Z'));
  expect(Object.keys(first).length).toBeGreaterThan(25);
  expect(Object.keys(first)).toContain('dist/.well-known/security.txt');
  expect(second).toEqual(first);
});

test('security.txt holds for half a year from its commit, and never from the past', () => {
  const at = (text: string) => new Date(`${text}T00:00:00Z`);
  for (const [committed, now, expires] of [
    [at('2026-01-10'), at('2026-01-10'), at('2026-07-10')],
    [at('2026-01-10'), at('2026-07-09'), at('2026-07-10')],
    [at('2026-01-10'), at('2026-07-10'), at('2027-01-01')],
    [undefined, at('2026-07-10'), at('2027-01-01')],
    [undefined, at('2026-09-30'), at('2027-01-01')],
    [undefined, at('2026-10-01'), at('2027-04-01')],
  ] as const) {
    expect(securityExpiry(committed, now), `${committed?.toISOString()} at ${now.toISOString()}`).toEqual(expires);
  }
  expect(securityText('https://site.test/report', new Date('2026-11-22T01:02:03.456Z'))).toBe(
    'Contact: https://site.test/report\nExpires: 2026-11-22T01:02:03Z\nPreferred-Languages: en, zh\n',
  );
});
