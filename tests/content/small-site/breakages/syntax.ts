import type { Breakage } from '../breakage.ts';
import { enShare, enStart, zhShare } from '../files-to-break.ts';

const meta = (lang: string) => `docs/${lang}/config/_meta.json`;
const nav = (lang: string) => `docs/${lang}/_nav.json`;
const both = (file: (lang: string) => string, text: string) => ({ [file('en')]: text, [file('zh')]: text });

/** A file that cannot be read, in each of the languages that pages are written in. */
export const brokenInSyntax: readonly Breakage[] = [
  {
    check: 'json',
    title: 'a comma at the end of a list, in both languages',
    edits: both(meta, '[\n  "lib/mode",\n]\n'),
    tells: [
      'docs/en/config/_meta.json:2:13 — a comma before "]" — take the comma out',
      'docs/zh/config/_meta.json:2:13 — a comma before "]" — take the comma out',
    ],
  },
  {
    check: 'json',
    title: 'a comma at the end of an item',
    edits: both(nav, '[\n  { "text": "nav.guide", "link": "/guide/basic/start", }\n]\n'),
    tells: [
      'docs/en/_nav.json:2:54 — a comma before "}" — take the comma out',
      'docs/zh/_nav.json:2:54 — a comma before "}" — take the comma out',
    ],
  },
  {
    check: 'json',
    title: 'a comma that is missing',
    edits: { [nav('en')]: '[{ "text": "nav.guide" "link": "/guide/basic/start" }]\n' },
    tells: ['docs/en/_nav.json:1:24 — no comma before "link" — put a comma before it'],
  },
  {
    check: 'json',
    title: 'single quotes',
    edits: { [meta('en')]: "['lib/mode']\n" },
    tells: ['docs/en/config/_meta.json:1:2 — single quotes — write double quotes, "…"'],
  },
  {
    check: 'json',
    title: 'a word without quotes',
    edits: { [meta('en')]: '[mode]\n' },
    tells: ['docs/en/config/_meta.json:1:2 — mode without quotes — write "mode"'],
  },
  {
    check: 'json',
    title: 'a comment',
    edits: { [meta('en')]: '[\n  // pages\n  "lib/mode"\n]\n' },
    tells: ['docs/en/config/_meta.json:2:3 — a comment, which JSON does not have — take it out'],
  },
  {
    check: 'json',
    title: 'a list that is not closed',
    edits: { [meta('en')]: '[\n  "lib/mode"\n' },
    tells: ['docs/en/config/_meta.json:1:1 — "[" is never closed — close it with "]"'],
  },
  {
    check: 'json',
    title: 'an object that a list closes',
    edits: { [meta('en')]: '[{ "type": "divider" ]\n' },
    tells: ['docs/en/config/_meta.json:1:22 — "]" where "{" is open — write "}"'],
  },
  {
    check: 'json',
    title: 'a string that is not closed',
    edits: { [meta('en')]: '["lib/mode]\n' },
    tells: ['docs/en/config/_meta.json:1:2 — a string that is never closed — end it with " on the same line'],
  },
  {
    check: 'json',
    title: 'a key without a value',
    edits: { [meta('en')]: '[{ "type": }]\n' },
    tells: ['docs/en/config/_meta.json:1:12 — a key without a value — write its value'],
  },
  {
    check: 'json',
    title: 'an empty file',
    edits: { [meta('en')]: '' },
    tells: ['docs/en/config/_meta.json:1:1 — nothing — write a list, [], or an object, {}'],
  },
  {
    check: 'json',
    title: 'an example file',
    edits: { 'examples/share/example.json': '{\n  "steps": [],\n}\n' },
    tells: ['examples/share/example.json:2:14 — a comma before "}" — take the comma out'],
  },
  {
    check: 'example-files',
    title: 'an unknown key',
    edits: {
      'examples/share/example.json':
        '{"$schema":"../example.schema.json","steps":[{"id":"build","run":"rslib","exits":1}]}',
    },
    tells: [
      'examples/share/example.json:1:1 — steps.0.exits: unknown key — did you mean "exit"? Known: id, run, exit, node, cwd, env, write, until, then — examples/README.md has every field',
    ],
  },
  {
    check: 'frontmatter',
    title: 'a colon in a value without quotes',
    edits: { [enStart]: ['description: ', 'description: Note: '] },
    tells: [
      'docs/en/guide/basic/start.mdx:2:14 — it cannot be read: Nested mappings are not allowed in compact mappings — put the value into double quotes',
    ],
  },
  {
    check: 'frontmatter',
    title: 'a key twice',
    edits: { [enStart]: ['description: ', 'search: true\nsearch: false\ndescription: '] },
    tells: [
      'docs/en/guide/basic/start.mdx:3:1 — it cannot be read: Map keys must be unique — leave one of the two out',
    ],
  },
  {
    check: 'frontmatter',
    title: 'an alias of nothing',
    edits: { [enStart]: ['description: ', 'title: *start\ndescription: '] },
    tells: [
      'docs/en/guide/basic/start.mdx:2:8 — it cannot be read: Unresolved alias (the anchor must be set before the alias): start — put the value into double quotes',
    ],
  },
  {
    check: 'mdx',
    title: 'ids without a backslash',
    edits: { [zhShare]: ['\\{#check-that-it-worked}', '{#check-that-it-worked}'] },
    tells: [
      'docs/zh/guide/advanced/share.mdx:11:9 — MDX reads the id {#check-that-it-worked} as code — write it with a backslash, \\{#check-that-it-worked}',
    ],
  },
  {
    check: 'mdx',
    title: 'an HTML comment',
    edits: { [enShare]: ['Two libraries', '<!-- why --> Two libraries'] },
    tells: ['docs/en/guide/advanced/share.mdx:7:1 — an HTML comment, which MDX does not have — write {/* … */}'],
  },
  {
    check: 'mdx',
    title: 'a sign that looks like a tag',
    edits: { [enShare]: ['Two libraries', 'Fewer than <3 libraries'] },
    tells: ['docs/en/guide/advanced/share.mdx:7:12 — a < that begins no tag — write it in `…`, or as \\<'],
  },
  {
    check: 'mdx',
    title: 'a type outside of code',
    edits: { [enShare]: ['Two libraries', 'A Promise<string> and two libraries'] },
    tells: [
      'docs/en/guide/advanced/share.mdx:7:10 — the tag <string> is never closed — close it with </string> or as <string />; for a sign that readers see, write it in `…` or as \\<',
    ],
  },
  {
    check: 'mdx',
    title: 'a tag that HTML leaves open',
    edits: { [enShare]: ['a file.', 'a file.<br>'] },
    tells: [
      'docs/en/guide/advanced/share.mdx:7:28 — the tag <br> is never closed — close it in itself, <br />, as every tag in MDX',
    ],
  },
  {
    check: 'mdx',
    title: 'a tag that another one crosses',
    edits: { [enStart]: ['<ESM />', '<Tabs>\n<ESM>\n</Tabs>'] },
    tells: ['docs/en/guide/basic/start.mdx:12:1 — </Tabs> where <ESM> is open — close <ESM> before it'],
  },
  {
    check: 'mdx',
    title: 'a closing tag of nothing',
    edits: { [enStart]: ['<ESM />', '</ESM>'] },
    tells: ['docs/en/guide/basic/start.mdx:11:1 — a closing tag of nothing — take it out, or open the tag before it'],
  },
  {
    check: 'mdx',
    title: 'a brace that is not closed',
    edits: { [enShare]: ['Two libraries', 'Two { libraries'] },
    tells: [
      'docs/en/guide/advanced/share.mdx:7:5 — a { that is never closed — close it, or write \\{ for a brace that readers see',
    ],
  },
  {
    check: 'mdx',
    title: 'words in braces',
    edits: { [enShare]: ['Two libraries', 'Two {or more} libraries'] },
    tells: [
      'docs/en/guide/advanced/share.mdx:7:8 — what stands in { } is no JavaScript — mend it, or write \\{ for a brace that readers see',
    ],
  },
  {
    check: 'mdx',
    title: 'an address in angle brackets',
    edits: { [enShare]: ['Two libraries', 'See <https://example.org>. Two libraries'] },
    tells: ['docs/en/guide/advanced/share.mdx:7:5 — an address in angle brackets — write [what is there](https://…)'],
  },
  {
    check: 'mdx',
    title: 'a value without quotes',
    edits: { [enStart]: ['<ESM />', '<ESM name=one />'] },
    tells: ['docs/en/guide/basic/start.mdx:11:11 — a value without quotes — write it as name="…", or name={…}'],
  },
  {
    check: 'mdx',
    title: 'an import that is none',
    edits: { [enStart]: ["import ESM from '../start", "import ESM form '../start"] },
    tells: [
      'docs/en/guide/basic/start.mdx:5:12 — a line that begins with import or export and is none — mend it; in a sentence, begin the line with another word',
    ],
  },
  {
    check: 'components',
    title: 'a component that nobody has',
    edits: { [enStart]: ['<ESM />', '<Foo />'] },
    tells: ['docs/en/guide/basic/start.mdx:11:1 — there is no component <Foo> — import it, or write it in `…`'],
  },
  {
    check: 'components',
    title: 'a misspelt component',
    edits: { 'docs/en/config/lib/mode.mdx': ['<OptionFacts ', '<OptionFact '] },
    tells: ['docs/en/config/lib/mode.mdx:9:1 — there is no component <OptionFact> — did you mean <OptionFacts>?'],
  },
  {
    check: 'components',
    title: 'a name in braces',
    edits: { [enShare]: ['Two libraries', 'Two {libraries} and more'] },
    tells: [
      'docs/en/guide/advanced/share.mdx:7:5 — nothing has the name libraries — import it, or write \\{ for a brace that readers see',
    ],
  },
  {
    check: 'components',
    title: 'a placeholder',
    edits: { [enShare]: ['Two libraries', 'Two {{ libraries }} and more'] },
    tells: [
      'docs/en/guide/advanced/share.mdx:7:5 — nothing has the name libraries — import it, or write \\{ for a brace that readers see',
    ],
  },
  {
    check: 'components',
    title: 'a name in an attribute',
    edits: { [enStart]: ['<ESM />', '<ESM name={one} />'] },
    tells: [
      'docs/en/guide/basic/start.mdx:11:1 — nothing has the name one — import it, or write \\{ for a brace that readers see',
    ],
  },
  {
    check: 'drift',
    title: 'a record that is none, though it cannot look at it',
    edits: { 'checks/drift/compared.json': 'null\n' },
    tells: [
      'checks/drift/compared.json:1:1 — the check "drift" could not read this: Cannot read properties of null (reading \'config/lib/mode.mdx\') — mend that file; if nothing is wrong with it, the check is',
    ],
  },
];
