import type { Breakage } from '../breakage.ts';
import { enStart } from '../files-to-break.ts';

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
    check: 'drift',
    title: 'a record that is none, though it cannot look at it',
    edits: { 'site/drift/compared.json': 'null\n' },
    tells: [
      'site/drift/compared.json:1:1 — the check "drift" could not read this: Cannot read properties of null (reading \'config/lib/mode.mdx\') — mend that file; if nothing is wrong with it, the check is',
    ],
  },
];
