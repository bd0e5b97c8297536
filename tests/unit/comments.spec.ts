import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'playwright/test';
import { globSync } from 'tinyglobby';
import { commentLines, isSentence, withComments } from '../../shared/examples/comments.ts';
import { withoutComments } from '../../writing/checks/pairs/paired-sections.ts';

test('comments are told apart from strings that look like comments', () => {
  const code = "const a = 'http://x'; // one two three\n/**\n * A line.\n * @param b - c\n */\nconst b = `/* no */`;\n";
  expect(commentLines(code)).toEqual(['one two three', 'A line.', '@param b - c']);
  expect(withComments(code, { 'A line.': '一行。', 'one two three': '一二三' })).toBe(
    code.replace('A line.', '一行。').replace('one two three', '一二三'),
  );
});

test('only sentences need a translation', () => {
  for (const words of ['Writes a color.', '@ts-expect-error The label is missing.'])
    expect(isSentence(words)).toBe(true);
  for (const words of ['@param text', '# sourceMappingURL=a.js', '<reference types="x" />', 'src/format.ts'])
    expect(isSentence(words)).toBe(false);
});

test('translating comments leaves the code unchanged', () => {
  const tables = globSync('examples/*/*/comments.*.json');
  expect(tables.length).toBeGreaterThan(20);
  for (const table of tables) {
    const words = JSON.parse(readFileSync(table, 'utf8')) as Record<string, string>;
    let translated = 0;
    for (const file of globSync(`${path.posix.dirname(table)}/**/*.{js,cjs,mjs,ts,tsx,cts,css}`, { dot: true })) {
      const code = readFileSync(file, 'utf8');
      const shown = withComments(code, words);
      const lang = path.extname(file).slice(1);
      expect(withoutComments(shown, lang), file).toBe(withoutComments(code, lang));
      if (shown !== code) translated += 1;
    }
    if (Object.entries(words).some(([from, to]) => from !== to)) expect(translated, table).toBeGreaterThan(0);
  }
});
