import type { Breakage } from '../breakage.ts';
import { enMode, enShare, enStart, zhShare } from '../files-to-break.ts';

const english = 'Two libraries share a file.';
const chinese = '两个库共享一个文件。';

/** What looks like a mistake and is none, beside one that is told. */
export const sparedBesideBroken: readonly Breakage[] = [
  {
    check: 'headings',
    title: 'capitals of a second sentence and of names in brackets',
    edits: { [enShare]: [english, `${english}\n\n## What now? Nothing (Node.js): Wait and (See)`] },
    tells: [`${enShare}:9:1 — the heading has "(See)" with a capital — write only its first word and names so`],
  },
  {
    check: 'source-signs',
    title: 'the kind of a box in capitals',
    edits: { [enShare]: [english, `:::TIP\n\n${english}\n\n:::`] },
    tells: [`${enShare}:7:1 — "TIP" — write :::tip`],
  },
  {
    check: 'section-facts',
    title: 'a dot in code, which is no other sign',
    edits: { [enShare]: [english, 'Two `a.b()`.'], [zhShare]: [chinese, '两个 `axb()`。'] },
    tells: [`${zhShare}:7:4 — \`axb()\`, where ${enShare}:5 has \`a.b()\` — say the same in both languages`],
  },
  {
    check: 'section-blocks',
    title: 'none of a box with its lines apart from its words',
    edits: { [enShare]: [english, `:::tip\n\n${english}\n\n:::`], [zhShare]: [chinese, `:::tip\n${chinese}\n:::`] },
    tells: [],
  },
  {
    check: 'link-texts',
    title: 'an empty word with its sign',
    edits: { [enShare]: [english, 'Click [here.](/guide/basic/start)'] },
    tells: [`${enShare}:7:7 — the link says "here." — say what is there, such as the title of the page`],
  },
  {
    check: 'links',
    title: 'none of a question and of a letter box',
    edits: { [enShare]: [english, 'See [the start](/guide/basic/start?a=b) and [us](mailto:us@example.org).'] },
    tells: [],
  },
  {
    check: 'commands',
    title: 'a comment behind a command that an example runs',
    edits: { [enStart]: ['npx rslib\n', 'npx rslib # builds\nnpx rslib build\nrslib "build" --watch\n'] },
    tells: [
      `${enStart}:18:1 — no example runs \`rslib "build" --watch\` — add it as a step of the example it belongs to, or show a command that one has`,
    ],
  },
  {
    check: 'fences',
    title: 'several lines of one command, signs in quotes, and what was left by hand',
    edits: {
      [enStart]: ['npx rslib\n', '# builds\nnpx rslib \\\n  --env "a>b" && node use.mjs\n'],
      [enMode]: ['examples/share/expected/build.txt', 'examples/share/dist/index.js'],
    },
    tells: [
      `${enMode}:16:1 — examples/share/dist/index.js is left over from a run by hand — add it to "show" of example.json and embed it from expected/`,
    ],
  },
];
