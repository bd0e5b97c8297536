import { readFileSync } from 'node:fs';
import { globSync } from 'tinyglobby';
import type { SearchDocument } from '../../search/types.ts';
import { parsePage } from '../../shared/pages/parse-page.ts';
import { languages } from '../../tests/routes.ts';
import { expect, test } from '../../tests/site/fixtures.ts';
import { rowLabel } from './note-markdown.ts';
import { tables } from './tables/index.ts';
import type { OptionTables } from './types.ts';

/** The page of each tool. */
const addressOf = (tool: string) => `/guide/migration/${tool === 'unbuild' ? 'other-tools' : tool}`;

const wordsOf = (markdown: string): string => {
  const read = (node: object): string => {
    if ('value' in node) return String(node.value);
    return 'children' in node ? (node.children as object[]).map(read).join('') : '';
  };
  return read(parsePage(markdown)).trim();
};

for (const { lang, prefix } of languages) {
  const [file = ''] = globSync(`dist/static/search_index.${lang}.*.json`);
  const documents = JSON.parse(readFileSync(file, 'utf8')) as SearchDocument[];

  for (const [tool, parts] of Object.entries<OptionTables>(tables)) {
    const address = prefix + addressOf(tool);

    test(`without JavaScript, ${address} has each row of the tables of ${tool}, with links in its language; so do its Markdown and its search document`, async ({
      noScriptPage: page,
    }) => {
      await page.goto(address);
      const main = page.getByRole('main');
      const shown = await main.locator('tbody tr').evaluateAll((rows) =>
        rows.map(({ children: [name, answer] }) => ({
          name: name?.textContent,
          answer: answer?.textContent,
          links: [...(answer?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href')),
          isNamed: name?.getAttribute('scope') === 'row',
        })),
      );
      const markdown = readFileSync(`dist${address}.md`, 'utf8');
      const searched = documents.find(({ routePath }) => routePath === address)?.content ?? '';
      const rows = Object.values(parts).flatMap((table) => table.rows);
      expect(rows.length).toBeGreaterThan(0);
      for (const row of rows) {
        const [name, answer] = [rowLabel(row, lang), row.answer[lang]];
        const links = [...answer.matchAll(/\]\((\/?)([^)]*)\)/g)].map(([, slash, to]) =>
          slash ? `${prefix}/${to}` : to,
        );
        expect(shown).toContainEqual({ name: wordsOf(name), answer: wordsOf(answer), links, isNamed: true });
        expect(searched).toContain(`${wordsOf(name)} \u00b7 ${wordsOf(answer)}`);
        expect(markdown).toContain(`| ${name} | ${answer.split('](')[0]}`);
      }
    });
  }
}
