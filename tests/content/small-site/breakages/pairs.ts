import { type Breakages, enFaq, enMode, enShare, enStart, zhFaq, zhMode, zhShare, zhStart } from '../breakage.ts';

export const pairsBreakages: Breakages = {
  'same-heading-ids': {
    'a Chinese heading without the id': { [zhShare]: [' \\{#check-that-it-worked}', ''] },
    'another id': { [zhShare]: ['{#next}', '{#last}'] },
    'a mistyped id': { [zhShare]: ['## 检查结果 \\{#check-that-it-worked}', '## 检查结果 \\{check-that-it-worked}'] },
    'a heading of one language': { [enShare]: ['## Next', '## More\n\n## Next'] },
  },
  'same-blocks': {
    'paragraphs, list items, containers and elements of one language': {
      [enShare]: ['Two libraries share a file.', 'Two libraries share a file.\n\nBoth know it.'],
      [enStart]: ['A library begins', ':::tip\n\nOne.\n\n:::\n\nA library begins'],
      [zhStart]: ['一个库从', ':::note\n一。\n:::\n\n一个库从'],
      [enFaq]: ['## Missing mode', '- One\n- Two\n\n## Missing mode'],
      [zhFaq]: ['## 缺少 mode', '- 一\n\n## 缺少 mode'],
      [enMode]: ['## Usage\n', '## Usage\n\n<Tabs of="a" label="A" />\n\n<Tabs of="b" />\n'],
      [zhMode]: ['## 用法 \\{#usage}\n', '## 用法 \\{#usage}\n\n<Tabs label="B" of="a" />\n'],
    },
    'code that differs, and a fence of one language': {
      [enStart]: ['const one: number', 'const two: number'],
      [zhMode]: ['```ts title="src/index.ts" file="<root>/examples/basic/share/src/index.ts"\n```\n\n', ''],
    },
    'table rows and cells of one language': {
      [enShare]: [
        'Two libraries share a file.',
        'Two libraries share a file.\n\n| a |\n| --- |\n| 1 |\n\nTwo libraries share a file.',
      ],
      [zhShare]: [
        '两个库共享一个文件。',
        '两个库共享一个文件。\n\n| a |\n| --- |\n| 1 |\n| 2 |\n\n两个库共享一个文件。',
      ],
      [enMode]: ['## Usage\n', '## Usage\n\n| a | b |\n| --- | --- |\n'],
      [zhMode]: ['## 用法 \\{#usage}\n', '## 用法 \\{#usage}\n\n| a |\n| --- |\n'],
    },
    'a link with another target, and an image and facts of one language': {
      [zhShare]: [
        '![两个库](/hero.svg)\n\n## 检查结果 \\{#check-that-it-worked}\n\n见[这个配置项](/config/lib/mode#usage)',
        '## 检查结果 \\{#check-that-it-worked}\n\n见[这个配置项](/guide/faq/features)',
      ],
      [enStart]: ['A library', 'A library of [others](https://example.org/)'],
      [zhMode]: ['<OptionFacts name="mode" />', ''],
    },
  },
  'same-facts': {
    'code and numbers that differ': {
      [enShare]: ['Two libraries share a file.', 'Two libraries share `one.ts` for 20.19 days.'],
      [zhShare]: ['两个库共享一个文件。', '两个库共享 `two.ts` 20.1 天，要用 `rm` 删除。'],
    },
    'a message that differs': { [enFaq]: ['`No mode …', '`No …'] },
    'code of a subsection': { [enStart]: ['## Build it\n', '## Build it\n\nIt writes `dist`.\n'] },
    'nothing if a fact is plain text, a word, a month or a translated placeholder': {
      [enShare]: ['Two libraries share a file.', 'On 21 November, three of 2 share `dist/<kind>` and mode.'],
      [zhShare]: ['两个库共享一个文件。', '11 月 21 日，两个库的 3 个共享 `dist/<类型>` 与 `mode`。'],
    },
  },
  'same-reasons': {
    'a reason, a condition, a contrast and a purpose of one language': {
      [enShare]: ['Two libraries share a file.', 'Two libraries share a file, because one builds the other.'],
      [enMode]: [
        'The mode decides what is built.',
        'The mode decides what is built, but not how.\n\nSet it if you need it.',
      ],
      [zhMode]: ['mode 决定构建什么。', 'mode 决定构建什么。\n\n请设置。'],
      [zhStart]: ['一个库从一个文件开始。', '一个库从一个文件开始，以便尽快构建。'],
    },
    'nothing if a weaker word says it': {
      [enShare]: [
        'Two libraries share a file.',
        'Two libraries share a file, which is why, when you change it, only both work.',
      ],
      [zhShare]: ['两个库共享一个文件。', '因为两个库共享一个文件，如果修改，但不同时修改，就无法使用。'],
    },
  },
  drift: {
    'words that changed in one language': { [enShare]: ['Two libraries', 'Three libraries'] },
    'a new page that nobody has compared': {
      'writing/checks/drift/compared.json': ['"docs/zh/guide/faq/features.mdx"', '"docs/zh/guide/faq/former.mdx"'],
    },
  },
};
