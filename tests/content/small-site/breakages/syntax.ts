import { type Breakages, enShare, enStart, zhShare } from '../breakage.ts';

export const syntaxBreakages: Breakages = {
  'valid-json': {
    'a trailing comma, in both languages': {
      edits: {
        'docs/en/config/_meta.json': '[\n  "lib/mode",\n]\n',
        'docs/zh/config/_meta.json': '[\n  "lib/mode",\n]\n',
      },
      reports: [
        'docs/en/config/_meta.json:3:1 — ValueExpected — correct the JSON here',
        'docs/zh/config/_meta.json:3:1 — ValueExpected — correct the JSON here',
      ],
    },
    'a comment': {
      edits: { 'docs/en/config/_meta.json': '[\n  // pages\n  "lib/mode"\n]\n' },
      reports: ['docs/en/config/_meta.json:2:3 — InvalidCommentToken — correct the JSON here'],
    },
    'an example file that is not JSON': {
      edits: { 'examples/share/example.json': '{\n  "steps": [],\n}\n' },
      reports: ['examples/share/example.json:3:1 — PropertyNameExpected — correct the JSON here'],
    },
  },
  'valid-examples': {
    'an unknown key': {
      edits: {
        'examples/share/example.json':
          '{"$schema":"../example.schema.json","steps":[{"id":"build","run":"rslib","exits":1}]}',
      },
      reports: [
        'examples/share/example.json:1:1 — steps.0.exits: unknown key — did you mean "exit"? Known: id, run, exit, node, cwd, env, write, until, then — examples/README.md describes every field',
      ],
    },
  },
  'valid-frontmatter': {
    'a colon in a value without quotes': {
      edits: { [enStart]: ['description: ', 'description: Note: '] },
      reports: [
        `${enStart}:2:14 — it cannot be read: Nested mappings are not allowed in compact mappings — put the value into double quotes`,
      ],
    },
  },
  'valid-mdx': {
    'heading ids without a backslash, which it fixes': {
      edits: { [zhShare]: ['\\{#check-that-it-worked}', '{#check-that-it-worked}'] },
      reports: [
        `${zhShare}:11:9 — MDX parses the id {#check-that-it-worked} as code — write it with a backslash, \\{#check-that-it-worked}`,
      ],
    },
    'an HTML comment': {
      edits: { [enShare]: ['Two libraries', '<!-- why --> Two libraries'] },
      reports: [
        `${enShare}:7:2 — Unexpected character \`!\` (U+0021) before name, expected a character that can start a name, such as a letter, \`$\`, or \`_\` (note: to create a comment in MDX, use \`{/* text */}\`) — correct the MDX`,
      ],
    },
    'a type outside code': {
      edits: { [enShare]: ['Two libraries', 'A Promise<string> and two libraries'] },
      reports: [
        `${enShare}:7:10 — Expected a closing tag for \`<string>\` (7:10-7:18) before the end of \`paragraph\` — correct the MDX`,
      ],
    },
    'a page of plain Markdown': {
      edits: { 'docs/en/guide/extra.md': '# Extra\n' },
      reports: ['docs/en/guide/extra.md:1:1 — a page with another extension — name it docs/en/guide/extra.mdx'],
    },
  },
  'editor-schemas': {
    'an editor schema that is out of date': {
      edits: { 'checks/schemas/nav.schema.json': '{}\n' },
      reports: [
        'checks/schemas/nav.schema.json:1:1 — it differs from the schema in the code — run npm run check -- --fix',
      ],
    },
  },
};
