import { type Breakages, enShare, enStart, zhShare } from '../breakage.ts';

export const syntaxBreakages: Breakages = {
  'valid-json': {
    'a trailing comma, in both languages': {
      'docs/en/config/_meta.json': '[\n  "lib/mode",\n]\n',
      'docs/zh/config/_meta.json': '[\n  "lib/mode",\n]\n',
    },
  },
  'valid-examples': {
    'an unknown key': {
      'examples/basic/share/example.json':
        '{"$schema":"../../example.schema.json","steps":[{"id":"build","run":"rslib","exits":1}]}',
    },
  },
  'valid-frontmatter': {
    'a colon in a value without quotes': { [enStart]: ['description: ', 'description: Note: '] },
  },
  'valid-mdx': {
    'heading ids without a backslash, which it fixes': {
      [zhShare]: ['\\{#check-that-it-worked}', '{#check-that-it-worked}'],
    },
    'a tag that is not closed': { [enShare]: ['Two libraries', '<b>Two libraries'] },
    'an HTML comment': { [enShare]: ['Two libraries', '<!-- why --> Two libraries'] },
    'a page of plain Markdown': { 'docs/en/guide/extra.md': '# Extra\n' },
  },
  'editor-schemas': {
    'an editor schema that is out of date': { 'writing/checks/schemas/nav.schema.json': '{}\n' },
  },
};
