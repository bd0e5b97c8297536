import { type Breakages, enFaq, enMode, enShare, enStart, zhFaq, zhMode, zhShare, zhStart } from '../breakage.ts';

export const pairsBreakages: Breakages = {
  'same-heading-ids': {
    'a Chinese heading without the id': {
      edits: { [zhShare]: [' \\{#check-that-it-worked}', ''] },
      reports: [
        `${zhShare}:11:1 — the heading "检查结果" with the id 检查结果 where docs/en/guide/advanced/share.mdx:11 has the heading "Check that it worked" with the id check-that-it-worked — end it with \\{#check-that-it-worked}`,
      ],
    },
    'another id': {
      edits: { [zhShare]: ['{#next}', '{#last}'] },
      reports: [
        `${zhShare}:15:1 — the heading "下一步" with the id last where docs/en/guide/advanced/share.mdx:15 has the heading "Next" with the id next — end it with \\{#next}`,
      ],
    },
    'a mistyped id': {
      edits: { [zhShare]: ['## 检查结果 \\{#check-that-it-worked}', '## 检查结果 \\{check-that-it-worked}'] },
      reports: [
        `${zhShare}:11:1 — the heading "检查结果 {check-that-it-worked}" with the id 检查结果-check-that-it-worked where docs/en/guide/advanced/share.mdx:11 has the heading "Check that it worked" with the id check-that-it-worked — end it with \\{#check-that-it-worked}`,
      ],
    },
    'a heading of one language': {
      edits: { [enShare]: ['## Next', '## More\n\n## Next'] },
      reports: [
        `${enShare}:15:1 — the heading "More" with the id more has no counterpart in docs/zh/guide/advanced/share.mdx — add it there, or remove it here`,
      ],
    },
  },
  'same-blocks': {
    'paragraphs, list items, containers and elements of one language': {
      edits: {
        [enShare]: ['Two libraries share a file.', 'Two libraries share a file.\n\nBoth know it.'],
        [enStart]: ['A library begins', ':::tip\n\nOne.\n\n:::\n\nA library begins'],
        [zhStart]: ['一个库从', ':::note\n一。\n:::\n\n一个库从'],
        [enFaq]: ['## Missing mode', '- One\n- Two\n\n## Missing mode'],
        [zhFaq]: ['## 缺少 mode', '- 一\n\n## 缺少 mode'],
        [enMode]: ['## Usage\n', '## Usage\n\n<Tabs of="a" label="A" />\n\n<Tabs of="b" />\n'],
        [zhMode]: ['## 用法 \\{#usage}\n', '## 用法 \\{#usage}\n\n<Tabs label="B" of="a" />\n'],
      },
      reports: [
        `${zhMode}:11:1 — elements <Tabs of="b"> in this section: 0, but 1 in docs/en/config/lib/mode.mdx:11 — say the same in both languages`,
        `${zhShare}:5:1 — paragraphs in this section: 1, but 2 in docs/en/guide/advanced/share.mdx:5 — say the same in both languages`,
        `${zhStart}:7:1 — containers :::tip in this section: 0, but 1 in docs/en/guide/basic/start.mdx:7 — say the same in both languages`,
        `${zhFaq}:5:1 — list items in this section: 1, but 2 in docs/en/guide/faq/features.mdx:5 — say the same in both languages`,
      ],
    },
    'table rows and cells of one language': {
      edits: {
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
      reports: [
        `${zhMode}:11:1 — table cells in this section: 1, but 2 in docs/en/config/lib/mode.mdx:11 — say the same in both languages`,
        `${zhShare}:5:1 — table rows in this section: 3, but 2 in docs/en/guide/advanced/share.mdx:5 — say the same in both languages`,
      ],
    },
  },
  'same-facts': {
    'code and numbers that differ': {
      edits: {
        [enShare]: ['Two libraries share a file.', 'Two libraries share `one.ts` for 20.19 days.'],
        [zhShare]: ['两个库共享一个文件。', '两个库共享 `two.ts` 20.1 天，要用 `rm` 删除。'],
      },
      reports: [
        `${zhShare}:7:7 — \`two.ts\`, where docs/en/guide/advanced/share.mdx:5 has \`one.ts\` — say the same in both languages`,
        `${zhShare}:7:26 — the section in docs/en/guide/advanced/share.mdx:5 does not mention \`rm\` — mention it there too, or remove it here`,
        `${zhShare}:7:16 — 20.1, where docs/en/guide/advanced/share.mdx:5 has 20.19 — say the same in both languages`,
      ],
    },
    'code of a subsection': {
      edits: { [enStart]: ['## Build it\n', '## Build it\n\nIt writes `dist`.\n'] },
      reports: [
        `${enStart}:15:11 — the section in docs/zh/guide/basic/start.mdx:13 does not mention \`dist\` — mention it there too, or remove it here`,
      ],
    },
    'nothing if a fact is plain text, a word, a month or a translated placeholder': {
      edits: {
        [enShare]: ['Two libraries share a file.', 'On 21 November, three of 2 share `dist/<kind>` and mode.'],
        [zhShare]: ['两个库共享一个文件。', '11 月 21 日，两个库的 3 个共享 `dist/<类型>` 与 `mode`。'],
      },
      reports: [],
    },
  },
  'same-links': {
    'a link with another target, and an image of one language': {
      edits: {
        [zhShare]: [
          '![两个库](/hero.svg)\n\n## 检查结果 \\{#check-that-it-worked}\n\n见[这个配置项](/config/lib/mode#usage)',
          '## 检查结果 \\{#check-that-it-worked}\n\n见[这个配置项](/guide/faq/features)',
        ],
      },
      reports: [
        `${enShare}:9:1 — the image /hero.svg has no counterpart in docs/zh/guide/advanced/share.mdx — add it there, or remove it here`,
        `${zhShare}:11:2 — the link /guide/faq/features where docs/en/guide/advanced/share.mdx:13 has the link /config/lib/mode#usage — make both languages the same`,
      ],
    },
    'a link that Chinese lacks, but not one to another site': {
      edits: { [enStart]: ['A library', 'A [library](/guide/advanced/share) of [others](https://example.org/)'] },
      reports: [
        `${enStart}:9:3 — the link /guide/advanced/share has no counterpart in docs/zh/guide/basic/start.mdx — add it there, or remove it here`,
      ],
    },
  },
  'same-code': {
    'code that differs': {
      edits: { [enStart]: ['const one: number', 'const two: number'] },
      reports: [
        `${zhStart}:20:1 — the fence "ts" where docs/en/guide/basic/start.mdx:20 has the fence "ts": code "export const one: number = 1;" instead of "export const two: number = 1;" — make both the same; only comments may differ`,
      ],
    },
    'a fence of one language': {
      edits: { [zhMode]: ['```ts title="src/index.ts" file="<root>/examples/share/src/index.ts"\n```\n\n', ''] },
      reports: [
        `${enMode}:13:1 — the fence "src/index.ts" has no counterpart in docs/zh/config/lib/mode.mdx — add it there, or remove it here`,
      ],
    },
  },
  'same-options': {
    'facts of one language': {
      edits: { [zhMode]: ['<OptionFacts name="mode" />', ''] },
      reports: [
        `${enMode}:9:1 — <OptionFacts> of mode has no counterpart in docs/zh/config/lib/mode.mdx — add it there, or remove it here`,
      ],
    },
  },
  'same-messages': {
    'a message that differs': {
      edits: { [enFaq]: ['`No mode …', '`No …'] },
      reports: [
        `${zhFaq}:18:1 — \`No mode … was found.\` → #missing-mode where docs/en/guide/faq/features.mdx:18 has \`No … was found.\` → #missing-mode — make both languages the same`,
      ],
    },
    'a message of one language': {
      edits: { [enFaq]: ['| `No mode …', '| `No site … was found.` | [Questions](#questions) |\n| `No mode …'] },
      reports: [
        `${enFaq}:18:1 — \`No site … was found.\` → #questions has no counterpart in docs/zh/guide/faq/features.mdx — add it there, or remove it here`,
      ],
    },
  },
  drift: {
    'words that changed in one language': {
      edits: { [enShare]: ['Two libraries', 'Three libraries'] },
      reports: [
        `${zhShare}:5:1 — the beginning of the page was not changed with docs/en/guide/advanced/share.mdx:5 — make sure that both say the same, then npm run reviewed -- guide/advanced/share#_top`,
      ],
    },
    'a page that both languages lost': {
      edits: { [enFaq]: null, [zhFaq]: null },
      reports: [
        'site/drift/compared.json:1:1 — there is no page guide/faq/features.mdx — npm run reviewed -- guide/faq/features',
      ],
    },
    'a new page that nobody has compared': {
      edits: { 'site/drift/compared.json': ['"guide/faq/features.mdx"', '"guide/faq/former.mdx"'] },
      reports: [
        `${zhFaq}:1:1 — the page and docs/en/guide/faq/features.mdx were never compared — make sure that both say the same, then npm run reviewed -- guide/faq/features`,
        'site/drift/compared.json:1:1 — there is no page guide/faq/former.mdx — npm run reviewed -- guide/faq/former',
      ],
    },
  },
};
