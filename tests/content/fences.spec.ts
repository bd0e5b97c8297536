import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { globSync } from 'tinyglobby';
import { exampleNames, readExample } from '../examples/places.ts';
import { fencesOf } from './fences.ts';
import { fenceKinds, judge } from './fences-judge.ts';
import { type JudgedFence, parityFindings } from './fences-parity.ts';
import { unprovenCommands } from './shell-commands.ts';
import { snippetFindings, snippetsOf, typeCheck } from './snippets.ts';

/** How many fences a language may show without a check. Lower it when you can. */
const uncheckedAllowed = 10;

const repo = fileURLToPath(new URL('../..', import.meta.url));
const pages = globSync('docs/{en,zh}/**/*.mdx', { cwd: repo }).sort();
const isFile = (path: string) => statSync(join(repo, path), { throwIfNoEntry: false })?.isFile() ?? false;

const judged = new Map<string, JudgedFence[]>();
const refusals: string[] = [];
for (const page of pages) {
  const allowed: JudgedFence[] = [];
  try {
    for (const fence of fencesOf(page, readFileSync(join(repo, page), 'utf8'))) {
      const verdict = judge(fence, isFile);
      if ('finding' in verdict) refusals.push(verdict.finding);
      else allowed.push({ ...fence, ...verdict });
    }
  } catch (error) {
    refusals.push((error as Error).message);
  }
  judged.set(page, allowed);
}
const fences = [...judged.values()].flat();

/** Fails with one finding per line. */
function expectNone(findings: string[]): void {
  if (findings.length > 0) throw new Error(`${findings.length} findings\n${findings.join('\n')}`);
}

test('every code fence shows a file of an example, or is checked another way', () => {
  const counts = fenceKinds.map((kind) => `${fences.filter((fence) => fence.kind === kind).length} ${kind}`);
  console.log(`${pages.length} pages; fences: ${counts.join(', ')}, ${refusals.length} refused`);
  expect(pages.length, 'docs/ has no pages').toBeGreaterThan(0);
  expectNone(refusals);
});

test('few fences go unchecked', () => {
  for (const lang of ['en', 'zh']) {
    const unchecked = fences.filter(({ kind, page }) => kind === 'unchecked' && page.startsWith(`docs/${lang}/`));
    console.log(`${lang}: ${unchecked.length} of at most ${uncheckedAllowed} unchecked fences`);
    const list = unchecked.map(
      ({ page, line, unchecked }) => `${page}:${line} — unchecked: ${unchecked} — embed an example instead`,
    );
    if (unchecked.length > uncheckedAllowed) expectNone(list);
  }
});

test('every command of the tool that a page shows is one that an example runs', () => {
  const runs = exampleNames().flatMap((name) => readExample(name).steps.map(({ run }) => run));
  const shell = fences.filter(({ kind }) => kind === 'shell');
  console.log(`${shell.length} shell fences, ${runs.length} steps of examples`);
  expect(runs.length, 'examples/ has no steps').toBeGreaterThan(0);
  expectNone(unprovenCommands(shell, runs));
});

test('every TypeScript snippet has the type errors it announces, and no others', async () => {
  const snippets = snippetsOf(fences.filter(({ kind }) => kind === 'snippet'));
  const findings = snippetFindings(snippets, await typeCheck(snippets, repo));
  console.log(
    `${snippets.length} snippets type-checked, shown by ${snippets.flatMap(({ fences }) => fences).length} fences`,
  );
  expectNone(findings);
});

test('both languages show the same code in the same order', () => {
  const mirrored = pages.filter((page) => page.startsWith('docs/en/') && judged.has(mirrorOf(page)));
  const findings = mirrored.flatMap((en) => {
    const zh = mirrorOf(en);
    return parityFindings(judged.get(en)!, judged.get(zh)!, [en, zh]);
  });
  console.log(`${mirrored.length} pairs of pages compared`);
  expect(mirrored.length, 'no page has a mirror').toBeGreaterThan(0);
  expectNone(findings);
});

function mirrorOf(page: string): string {
  return page.replace(/^docs\/en\//, 'docs/zh/');
}
