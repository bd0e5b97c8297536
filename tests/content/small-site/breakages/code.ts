import type { Breakage } from '../breakage.ts';
import { enFaq, enMode, enStart, zhMode } from '../files-to-break.ts';

export const brokenInCode: readonly Breakage[] = [
  {
    check: 'fences',
    title: 'code that nothing runs',
    edits: { [enStart]: ['```ts', '```js'] },
    tells: [
      'docs/en/guide/basic/start.mdx:20:1 — a "js" fence with a body, which no test runs — embed a file with file="<root>/examples/…", or say unchecked="the reason"',
    ],
  },
  {
    check: 'fences',
    title: 'a file that is not there',
    edits: { [enMode]: ['src/index.ts"\n', 'src/main.ts"\n'] },
    tells: [
      'docs/en/config/lib/mode.mdx:13:1 — examples/share/src/main.ts does not exist — mend the path, or write it with npm run examples -- <name> --update',
    ],
  },
  {
    check: 'unchecked-fences',
    title: 'the eleventh',
    edits: { 'docs/en/guide/extra.mdx': '```js unchecked="it is old"\na\n```\n\n'.repeat(11) },
    tells: [
      'docs/en/guide/extra.mdx:41:1 — more than 10 unchecked fences in en; this one because: it is old — embed an example instead',
    ],
  },
  {
    check: 'fence-pairs',
    title: 'code that differs',
    edits: { [enStart]: ['const one: number', 'const two: number'] },
    tells: [
      'docs/zh/guide/basic/start.mdx:20:1 — the fence has another code than docs/en/guide/basic/start.mdx:20: "export const one: number = 1;" instead of "export const two: number = 1;" — make both the same; only comments may differ',
    ],
  },
  {
    check: 'fence-pairs',
    title: 'a fence that is missing in the middle',
    edits: { [zhMode]: ['```ts title="src/index.ts" file="<root>/examples/share/src/index.ts"\n```\n\n', ''] },
    tells: [
      'docs/en/config/lib/mode.mdx:13:1 — the fence "src/index.ts" has no partner in docs/zh/config/lib/mode.mdx — add it there, before all others, or remove it here',
    ],
  },
  {
    check: 'fence-pairs',
    title: 'a fence of one language before all others',
    edits: { [enStart]: ['## Build it', '```sh\nnpx rslib\n```\n\n## Build it'] },
    tells: [
      'docs/en/guide/basic/start.mdx:13:1 — the sh fence has no partner in docs/zh/guide/basic/start.mdx — add it there, before all others, or remove it here',
    ],
  },
  {
    check: 'commands',
    title: 'a quote that is never closed',
    edits: { [enStart]: ['node use.mjs', 'node "use.mjs'] },
    tells: [
      'docs/en/guide/basic/start.mdx:17:1 — no example runs `node "use.mjs` — add it as a step of the example it belongs to, or show a command that one has',
    ],
  },
  {
    check: 'commands',
    title: 'a command that no example runs',
    edits: { [enStart]: ['node use.mjs', 'node uses.mjs'] },
    tells: [
      'docs/en/guide/basic/start.mdx:17:1 — no example runs `node uses.mjs` — add it as a step of the example it belongs to, or show a command that one has',
    ],
  },
  {
    check: 'snippets',
    title: 'a type error',
    edits: { [enStart]: [': number = 1', ": number = '1'"] },
    tells: [
      "docs/en/guide/basic/start.mdx:21:14 — TS2322: Type 'string' is not assignable to type 'number'. — mend the code, or write error=\"TS2322\" if the error is the lesson",
    ],
  },
  {
    check: 'snippets',
    title: 'an error that is not one',
    edits: { [enStart]: ['```ts\n', '```ts error="TS2322"\n'] },
    tells: [
      'docs/en/guide/basic/start.mdx:20:1 — error="TS2322" is announced, but the compiler does not report it — remove it, or mend the code',
    ],
  },
  {
    check: 'messages',
    title: 'a message that its answer does not show',
    edits: { [enFaq]: ['`No mode …', '`No such mode …'] },
    tells: [
      'docs/en/guide/faq/features.mdx:18:1 — docs/en/guide/faq/features.mdx:9 does not show "No such mode … was found." — embed an output there that has it in one line, or mend the row',
    ],
  },
  {
    check: 'message-pairs',
    title: 'a message of one language',
    edits: { [enFaq]: ['`No mode …', '`No …'] },
    tells: [
      'docs/zh/guide/faq/features.mdx:18:1 — the other language has `No … was found.` → #missing-mode where this page has `No mode … was found.` → #missing-mode — list the same messages with the same answers in the same order',
    ],
  },
  {
    check: 'message-pairs',
    title: 'a row of one language in the middle',
    edits: { [enFaq]: ['| `No mode …', '| `No site … was found.` | [Questions](#questions) |\n| `No mode …'] },
    tells: [
      'docs/en/guide/faq/features.mdx:18:1 — the other language has no row where this page has `No site … was found.` → #questions — list the same messages with the same answers in the same order',
    ],
  },
  {
    check: 'errors',
    title: 'an error that no page shows',
    edits: {
      'examples/other/example.json':
        '{"$schema":"../example.schema.json","steps":[{"id":"build","run":"rslib","exit":1}]}',
      'examples/other/expected/build.txt': 'error   Other.\n',
    },
    tells: [
      'examples/other/expected/build.txt:1:1 — no page shows this error — embed it where it belongs, take out the step, or give the example a "purpose"',
    ],
  },
];
