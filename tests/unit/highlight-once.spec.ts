import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { highlightCache, keep, readKept } from '../../plugins/highlight-once.ts';

const text = (value: string) => ({ type: 'root' as const, children: [{ type: 'text' as const, value }] });

test('coloured code is kept, and no page sees what another has made of it', () => {
  const { cache } = highlightCache([]);
  expect(cache.get('a')).toBeUndefined();
  const given = text('a');
  cache.set('a', given);
  given.children = [];
  const taken = cache.get('a');
  expect(taken?.children).toEqual(text('a').children);
  taken?.children.splice(0);
  expect(cache.get('a')?.children).toHaveLength(1);
});

test('the next build begins with what this one has asked for, and with nothing else', () => {
  const { cache, used } = highlightCache([
    ['asked for', text('1')],
    ['gone', text('2')],
  ]);
  cache.get('asked for')?.children.splice(0);
  cache.get('unknown');
  cache.set('new', text('3'));
  expect(used()).toEqual([
    ['asked for', text('1')],
    ['new', text('3')],
  ]);
});

test('what a build has kept is read as it was written, or not at all', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'highlighted-'));
  const file = path.join(folder, 'state.json');
  const fragments: Parameters<typeof keep>[1] = [
    ['a', text('中\n1')],
    ['b', text('2')],
  ];
  expect(readKept(file)).toEqual([]);
  keep(file, fragments);
  expect(readKept(file)).toEqual(fragments);
  const written = readFileSync(file, 'utf8');
  for (const [how, damaged] of [
    ['empty', ''],
    ['a line break', '\n'],
    ['cut off', written.slice(0, -1)],
    ['cut within the sum', written.slice(0, 20)],
    ['one character else', written.replace('"2"', '"3"')],
    ['by an earlier version of this plugin', JSON.stringify(fragments)],
    ['another list', written.replace(/\n.*/, '\n[]')],
    ['longer', `${written} `],
  ] as const) {
    expect(damaged, how).not.toBe(written);
    writeFileSync(file, damaged);
    expect(readKept(file), how).toEqual([]);
  }
  // What an earlier state of the plugins has kept is given up.
  keep(path.join(folder, 'next.json'), fragments);
  expect(readdirSync(folder)).toEqual(['next.json']);
  rmSync(folder, { recursive: true });
});
