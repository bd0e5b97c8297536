import { type Breakages, enFaq, enMode, enStart, zhMode } from '../breakage.ts';

export const codeBreakages: Breakages = {
  'verified-code': {
    'code that nothing runs': {
      edits: { [enStart]: ['```ts', '```js'] },
      reports: [
        `${enStart}:20:1 — a "js" fence with a body, which no test runs — embed a file with file="<root>/examples/…", or say unchecked="the reason"`,
      ],
    },
    'a missing file': {
      edits: { [enMode]: ['src/index.ts"\n', 'src/main.ts"\n'] },
      reports: [
        `${enMode}:13:1 — examples/share/src/main.ts does not exist — correct the path, or write it with npm run examples -- <name> --update`,
      ],
    },
    'a file that is left over from a run by hand': {
      edits: {
        [enStart]: ['npx rslib\n', '# builds\nnpx rslib \\\n  --env "a>b" && node use.mjs\n'],
        [enMode]: ['examples/share/expected/build.txt', 'examples/share/dist/index.js'],
      },
      reports: [
        `${enMode}:16:1 — examples/share/dist/index.js is left over from a run by hand — add it to "show" of example.json and embed it from expected/`,
      ],
    },
  },
  'max-unchecked-code': {
    'the eleventh': {
      edits: {
        'docs/en/guide/extra.mdx':
          '```js unchecked="it is old"\na\n```\n\n```js unchecked="it is old"\na\n```\n\n```js unchecked="it is old"\na\n```\n\n```js unchecked="it is old"\na\n```\n\n```js unchecked="it is old"\na\n```\n\n```js unchecked="it is old"\na\n```\n\n```js unchecked="it is old"\na\n```\n\n```js unchecked="it is old"\na\n```\n\n```js unchecked="it is old"\na\n```\n\n```js unchecked="it is old"\na\n```\n\n```js unchecked="it is old"\na\n```\n\n',
      },
      reports: [
        'docs/en/guide/extra.mdx:41:1 — more than 10 unchecked fences in en; this one because: it is old — embed an example instead',
      ],
    },
  },
  'verified-commands': {
    'a command that no example runs': {
      edits: { [enStart]: ['node use.mjs', 'node uses.mjs'] },
      reports: [
        `${enStart}:17:1 — no example runs \`node uses.mjs\` — add it as a step of the example it belongs to, or show a command that one has`,
      ],
    },
    'commands of other package managers': {
      edits: { [enStart]: ['npx rslib\n', 'pnpm rslib inspect\nyarn dlx rslib --watch\npnpm install\n'] },
      reports: [
        `${enStart}:16:1 — no example runs \`rslib inspect\` — add it as a step of the example it belongs to, or show a command that one has`,
        `${enStart}:17:1 — no example runs \`rslib --watch\` — add it as a step of the example it belongs to, or show a command that one has`,
      ],
    },
    'another command after one that an example runs': {
      edits: { [enStart]: ['npx rslib\n', 'npx rslib # builds\nnpx rslib build\nrslib "build" --watch\n'] },
      reports: [
        `${enStart}:18:1 — no example runs \`rslib "build" --watch\` — add it as a step of the example it belongs to, or show a command that one has`,
      ],
    },
  },
  'type-checked-snippets': {
    'a type error': {
      edits: { [enStart]: [': number = 1', ": number = '1'"] },
      reports: [
        `${enStart}:21:14 — TS2322: Type 'string' is not assignable to type 'number'. — correct the code, or write error="TS2322" if the error is the lesson`,
      ],
    },
    'an announced error that does not occur': {
      edits: { [enStart]: ['```ts\n', '```ts error="TS2322"\n'] },
      reports: [
        `${enStart}:20:1 — error="TS2322" is announced, but the compiler does not report it — remove it, or correct the code`,
      ],
    },
  },
  'no-unused-examples': {
    'an example without steps, and one that no page embeds': {
      edits: {
        'examples/former/src/index.ts': '',
        'examples/former/package.json': '{}',
        'examples/lonely/example.json': '{"$schema":"../example.schema.json","steps":[{"id":"build","run":"rslib"}]}',
        'examples/lonely/expected/build.txt': '',
        'examples/known/example.json':
          '{"$schema":"../example.schema.json","purpose":"a test","steps":[{"id":"build","run":"rslib"}]}',
        'examples/known/expected/build.txt': '',
      },
      reports: [
        'examples/former/example.json:1:1 — the example has no example.json — write it, as examples/README.md says, or remove it',
        'examples/lonely/example.json:1:1 — no page embeds this example — embed a file of it, state its "purpose", or remove it',
      ],
    },
  },
  'documented-options': {
    'an option that its page does not show': {
      edits: { [zhMode]: ['<OptionFacts name="mode" />', ''] },
      reports: [
        `${zhMode}:1:1 — the option mode is not documented — add <OptionFacts name="mode" /> under a heading with the id mode`,
      ],
    },
    'an option that is listed as undocumented though it is not': {
      edits: { 'checks/options/undocumented-options.json': '["mode"]\n' },
      reports: ['checks/options/undocumented-options.json:1:1 — mode is documented now — remove it'],
    },
  },
  'known-options': {
    'an option that does not exist': {
      edits: { [enMode]: ['name="mode"', 'name="mod"'] },
      reports: [`${enMode}:9:1 — <OptionFacts> names no option: "mod" — did you mean mode?`],
    },
    'facts without an option': {
      edits: { [enMode]: ['name="mode"', 'name=""'] },
      reports: [`${enMode}:9:1 — <OptionFacts> names no option: "" — name an option of @rslib/core`],
    },
  },
  'no-misspelled-options': {
    'a misspelled option': {
      edits: { [enMode]: ['The mode decides', 'The option `lib.mod` decides'] },
      reports: [`${enMode}:7:13 — there is no option lib.mod — did you mean lib.mode?`],
    },
  },
  'answered-messages': {
    'a message that its answer does not show': {
      edits: { [enFaq]: ['`No mode …', '`No such mode …'] },
      reports: [
        `${enFaq}:18:1 — docs/en/guide/faq/features.mdx:9 does not show "No such mode … was found." — embed an output there that has it on one line, or correct the row`,
      ],
    },
  },
  'no-unshown-errors': {
    'an error that no page shows': {
      edits: {
        'examples/other/example.json':
          '{"$schema":"../example.schema.json","steps":[{"id":"build","run":"rslib","exit":1}]}',
        'examples/other/expected/build.txt': 'error   Other.\n',
      },
      reports: [
        'examples/other/expected/build.txt:1:1 — no page shows this error — embed it where it belongs, remove the step, or give the example a "purpose"',
      ],
    },
  },
};
