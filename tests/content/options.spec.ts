import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import type { OptionFactsFile } from '../../plugins/option-facts/option-fact.ts';
import { readDeclarations } from '../../plugins/option-facts/read-declarations.ts';
import { languageDifferences, missingPages, staleFacts, undocumented, unknownNames } from './options-coverage.ts';
import { readMentions, repository } from './options-in-docs.ts';

const snapshotFile = 'tests/content/options-undocumented.json';

const readJson = (file: string): unknown => JSON.parse(readFileSync(path.join(repository, file), 'utf8'));
const committed = readJson('plugins/option-facts/option-facts.json') as OptionFactsFile;
const { pages, mentions, malformed } = readMentions();

function expectNone(findings: string[], looked: Record<string, number>) {
  console.log(
    Object.entries(looked)
      .map(([what, count]) => `${count} ${what}`)
      .join(', '),
  );
  for (const [what, count] of Object.entries(looked)) expect(count, `looked at no ${what}`).toBeGreaterThan(0);
  expect(findings, findings.join('\n')).toEqual([]);
}

test('the facts about options are those of the installed package', async () => {
  // Builds some two hundred tiny projects; other jobs may share the machine.
  test.setTimeout(600_000);
  mkdirSync(path.join(repository, '.cache'), { recursive: true });
  const folder = mkdtempSync(path.join(repository, '.cache/option-facts-check-'));
  try {
    const target = path.join(folder, 'option-facts.json');
    const jiti = path.join(repository, 'node_modules/jiti/lib/jiti-cli.mjs');
    await promisify(execFile)(process.execPath, [jiti, 'plugins/option-facts/write-facts.ts', target], {
      cwd: repository,
    });
    const fresh = JSON.parse(readFileSync(target, 'utf8')) as OptionFactsFile;
    expectNone(staleFacts(committed, fresh, mentions), { options: Object.keys(fresh.options).length });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

test('every lib option has its page in both languages', () => {
  const options = readDeclarations();
  const own = options.filter(({ family, path: keys }) => family === 'lib' && keys.length === 1);
  expectNone(missingPages(options, pages), { pages: pages.length, 'lib options': own.length });
});

test('every fact that a page shows belongs to an option that exists', () => {
  expectNone([...malformed, ...unknownNames(mentions, committed)], {
    pages: pages.length,
    options: Object.keys(committed.options).length,
  });
  console.log(`${mentions.length} mentions`);
});

test('both languages of a page show the same facts in the same order', () => {
  expectNone(languageDifferences(pages, mentions), { pages: pages.length });
});

test('every lib option is documented, but for a list that only gets shorter', () => {
  const options = readDeclarations();
  const missing = undocumented(options, mentions);
  const listed = readJson(snapshotFile) as string[];
  const findings = [
    ...[...missing].filter(([name]) => !listed.includes(name)).map(([, finding]) => finding),
    ...listed.flatMap((name, at) => {
      if (!options.some((option) => option.name === name))
        return [`${snapshotFile}:${at + 2} — ${name} is no option — remove it from the list`];
      return missing.has(name)
        ? []
        : [`${snapshotFile}:${at + 2} — ${name} is documented now — remove it from the list`];
    }),
  ];
  const libOptions = options.filter(({ family }) => family === 'lib').length;
  console.log(`${libOptions - missing.size} of ${libOptions} lib options documented`);
  expectNone(findings, { 'lib options': libOptions });
});
