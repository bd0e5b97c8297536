import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { globSync } from 'tinyglobby';
import { exampleNames, readExample, repo } from '../examples/places.ts';
import { fileOf } from '../routes.ts';
import { fencesOf } from './fences.ts';
import { messageFinding, messageRowsOf } from './messages.ts';
import { unshownErrors } from './unshown-errors.ts';

const read = (file: string) => readFileSync(path.join(repo, file), 'utf8');
const readIfThere = (file: string) => (existsSync(path.join(repo, file)) ? read(file) : undefined);
const [english = [], chinese = []] = ['en', 'zh'].map((lang) => {
  const page = `docs/${lang}${fileOf('/guide/faq/features')}.mdx`;
  return messageRowsOf(page, read(page));
});

/** Fails with one finding per line. */
function expectNone(findings: string[]): void {
  if (findings.length > 0) throw new Error(`${findings.length} findings\n${findings.join('\n')}`);
}

test('the answer that a message links to shows the message', () => {
  const rows = [...english, ...chinese];
  console.log(`${rows.length} messages, ${english.length} a language`);
  expect(english.length, 'the list has no messages').toBeGreaterThan(0);
  expect(chinese.length, 'the list has no messages').toBeGreaterThan(0);
  expectNone(rows.flatMap((row) => messageFinding(row, readIfThere) ?? []));
});

test('both languages list the same messages with the same answers', () => {
  const shown = ({ message, target }: (typeof english)[number]) => `${message} → ${target}`;
  console.log(`${english.length} messages compared`);
  expect(english.length, 'the list has no messages').toBeGreaterThan(0);
  expect(chinese.map(shown)).toEqual(english.map(shown));
});

test('every error that an example prints is shown by a page', () => {
  const pages = globSync('docs/{en,zh}/**/*.mdx', { cwd: repo });
  const embeds = pages.flatMap((page) => fencesOf(page, read(page)).flatMap(({ embeds }) => embeds ?? []));
  const examples = new Map(exampleNames().map((name) => [name, readExample(name)]));
  const { looked, findings } = unshownErrors(
    examples,
    new Set(embeds.map((file) => file.replace(/^<root>\//, ''))),
    read,
  );
  console.log(`${looked} errors of ${examples.size} examples, ${pages.length} pages`);
  expect(looked, 'no example prints an error').toBeGreaterThan(0);
  expectNone(findings);
});
