import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { prepareOutput, securityExpiry, securityText } from '../../../deploy/prepare-output.ts';
import { writeSmallSite } from './small-site.ts';

const COMMITTED = new Date('2026-03-31T23:30:00Z');

/** The contents of every file below a folder. */
function readAll(folder: string): Record<string, string> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
  const files = names.filter((name) => statSync(join(folder, name)).isFile());
  return Object.fromEntries(files.map((name) => [name, readFileSync(join(folder, name)).toString('base64')]));
}

/** Prepares the small site in its own folder, as a build at that time would. */
async function prepared(now: Date): Promise<Record<string, string>> {
  const folder = test.info().outputPath(now.toISOString().slice(0, 10));
  const output = join(folder, 'dist');
  writeSmallSite(output);
  const security = securityText('https://site.test/report', securityExpiry(COMMITTED, now));
  await prepareOutput(output, join(folder, 'dist-hosts'), security);
  return readAll(folder);
}

test('two builds of one commit write identical files', async () => {
  const first = await prepared(new Date('2026-04-01T00:00:00Z'));
  const second = await prepared(new Date('2026-08-15T12:34:56Z'));
  expect(Object.keys(first).length).toBeGreaterThan(25);
  expect(Object.keys(first)).toContain('dist/.well-known/security.txt');
  expect(second).toEqual(first);
});

test('security.txt expires half a year after its commit, and never in the past', () => {
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
