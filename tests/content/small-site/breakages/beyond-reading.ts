import type { Breakage } from '../breakage.ts';
import { enFaq, enMode, enShare, enStart, zhShare } from '../files-to-break.ts';

const zhStart = 'docs/zh/guide/basic/start.mdx';
const CONFLICT =
  'a conflict of git that nobody has settled — keep one side of it, or both, and take out the lines of <<<<<<<, ======= and >>>>>>>';
const FENCE = 'a fence that is never closed — end it with a line of the same signs and no others';

/** Pages that cannot be read: their one fault is told, and nothing of what leads to them or mirrors them. */
export const brokenBeyondReading: readonly Breakage[] = [
  {
    check: 'mdx',
    title: 'a fence that another one follows, and one at the end of a page',
    edits: {
      [zhStart]: ['node use.mjs\n```', 'node use.mjs\n'],
      [enStart]: ['number = 1;\n```', 'number = 1;\n'],
    },
    tells: [`${enStart}:20:1 — ${FENCE}`, `${zhStart}:15:1 — ${FENCE}`],
  },
  {
    check: 'mdx',
    title: 'frontmatter without its last line, its first one, or in another place',
    edits: {
      [enShare]: ['---\n\n# Share', '\n# Share'],
      [enStart]: ['---\ndescription', 'description'],
      [zhShare]: ['---\ndescription', '\n---\ndescription'],
    },
    tells: [
      `${enShare}:1:1 — frontmatter that is never closed — end it with a line of ---, before the title`,
      `${enStart}:1:1 — frontmatter that is never opened — begin the file with a line of ---`,
      `${zhShare}:2:1 — frontmatter below the first line — move it to the beginning of the file`,
    ],
  },
  {
    check: 'mdx',
    title: 'a conflict',
    edits: { [enShare]: ['Two libraries', '<<<<<<< HEAD\nTwo libraries\n=======\nThree\n>>>>>>> other\n'] },
    tells: [`${enShare}:7:1 — ${CONFLICT}`],
  },
  {
    check: 'json',
    title: 'a conflict in the ledger',
    edits: { 'site/drift/compared.json': ['{\n', '{\n<<<<<<< HEAD\n'] },
    tells: [`site/drift/compared.json:2:1 — ${CONFLICT}`],
  },
  {
    check: 'mdx',
    title: 'several ids of one heading without their backslashes',
    edits: { [zhStart]: ['\\{#build-it}', '{#build-it} `{#a}` {#b}'] },
    tells: [
      `${zhStart}:13:7 — MDX reads the id {#build-it} as code — write it with a backslash, \\{#build-it}`,
      `${zhStart}:13:26 — MDX reads the id {#b} as code — write it with a backslash, \\{#b}`,
    ],
  },
  ...['heading-ids', 'fence-pairs', 'option-pairs', 'message-pairs', 'documented-options'].map(
    (check): Breakage => ({
      check,
      title: 'nothing of pages that cannot be read',
      edits: {
        [enMode]: ['The mode', 'The { mode'],
        [enFaq]: ['What surprises', 'What { surprises'],
        [enShare]: ['Two libraries', 'Two { libraries'],
      },
      tells: [],
    }),
  ),
  ...['errors', 'frontmatter', 'drift'].map(
    (check): Breakage => ({
      check,
      title: 'nothing where all is in a fence that is never closed, or in a conflict',
      edits: {
        [enMode]: ['---\ndescription', '```text\n---\ndescriptions'],
        [enFaq]: ['description', '<<<<<<< HEAD\ndescriptions'],
        'docs/zh/config/lib/mode.mdx': ['# lib.mode', '```\n# lib.mode'],
        'docs/zh/guide/faq/features.mdx': ['# 常见问题', '```\n# 常见问题'],
        [enStart]: ['# Start', '```\n# Start'],
      },
      tells: [],
    }),
  ),
  {
    check: 'links',
    title: 'nothing of headings of a page that cannot be read',
    edits: { [enMode]: ['The mode', 'The { mode'] },
    tells: [],
  },
  {
    check: 'messages',
    title: 'nothing of answers on a page that cannot be read',
    edits: { [enMode]: ['The mode', 'The { mode'], [enFaq]: ['(#missing-mode)', '(/config/lib/mode#usage)'] },
    tells: [],
  },
  {
    check: 'dictionary',
    title: 'no word that a page may have which cannot be read',
    edits: { 'checks/words/dictionary.txt': 'Rslib\nsurprises\n', [enFaq]: ['What surprises', 'What { surprises'] },
    tells: [],
  },
];
