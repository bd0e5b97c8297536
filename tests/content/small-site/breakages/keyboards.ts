import type { Breakage } from '../breakage.ts';
import { enShare, enStart, zhShare } from '../files-to-break.ts';

const english = 'Two libraries share a file.';
const chinese = '两个库共享一个文件。';

/** What writers of two languages type who forget which of them they write in, and what they leave for later. */
export const brokenByKeyboards: readonly Breakage[] = [
  {
    check: 'english-only',
    title: 'Chinese words and signs on an English page and in a text',
    edits: {
      [enShare]: [english, 'Two 个库，share “a” file.'],
      'site/texts.ts': ["'Guide'", "'指南'"],
    },
    known: { texts: { 'nav.guide': { en: '指南', zh: '指南' } } },
    tells: [
      `${enShare}:7:5 — "个库，" in English words — write it in English`,
      'site/texts.ts:2:23 — "指南" in English words — write it in English',
    ],
  },
  {
    check: 'signs-in-code',
    title: 'signs that code does not have, and none of Chinese in code',
    edits: { [zhShare]: [chinese, '设置 `format：“esm”`，见 `<类型>：一`。'] },
    tells: [`${zhShare}:7:4 — "：" in code — write \`format: "esm"\``],
  },
  {
    check: 'chinese-typography',
    title: 'dots in the place of an ellipsis, and the polite word',
    edits: { [zhShare]: [chinese, '请您共享一个文件，等等...'] },
    tells: [`${zhShare}:7:12 — "等等..." — write "等等……"`, `${zhShare}:7:2 — "您共享" — write "你共享"`],
  },
  {
    check: 'unfinished',
    title: 'what is left for later in small letters and in Chinese, and no words of it',
    edits: {
      [enShare]: [english, 'Todo: more. A todo app.'],
      [zhShare]: [chinese, '待补充：两个库。'],
    },
    tells: [
      `${enShare}:7:1 — a place to fill in: more. A todo app. — write it, and take Todo out`,
      `${zhShare}:7:1 — a place to fill in: 两个库。 — write it, and take 待补充 out`,
    ],
  },
  {
    check: 'commands',
    title: 'a command through another package manager, and none of its own',
    edits: { [enStart]: ['npx rslib\n', 'pnpm rslib inspect\nyarn dlx rslib --watch\npnpm install\n'] },
    tells: ['pnpm rslib inspect', 'yarn dlx rslib --watch'].map(
      (_, at) =>
        `${enStart}:${16 + at}:1 — no example runs \`rslib ${at ? '--watch' : 'inspect'}\` — add it as a step of the example it belongs to, or show a command that one has`,
    ),
  },
  {
    check: 'sentence-ends',
    title: 'a paragraph that begins in small letters, and none with a name or code',
    edits: { [enShare]: [english, 'two libraries.\n\nnpm has them.\n\n`a` too.\n\n:::tip\nit is one.\n:::'] },
    tells: [
      `${enShare}:7:1 — a paragraph that begins with "two" — begin it with T`,
      `${enShare}:14:1 — a paragraph that begins with "it" — begin it with I`,
    ],
  },
];
