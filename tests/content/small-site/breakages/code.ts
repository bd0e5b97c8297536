import { type Breakages, enFaq, enMode, enStart, zhMode } from '../breakage.ts';

export const codeBreakages: Breakages = {
  'verified-code': {
    'code that nothing runs': { [enStart]: ['```ts', '```js'] },
  },
  'verified-commands': {
    'a command that no example runs': { [enStart]: ['node use.mjs', 'node uses.mjs'] },
    'commands of other package managers': {
      [enStart]: ['npx rslib\n', 'pnpm rslib inspect\nyarn dlx rslib --watch\npnpm install\n'],
    },
    'another command after one that an example runs': {
      [enStart]: ['npx rslib\n', 'npx rslib # builds\nnpx rslib build\nrslib "build" --watch\n'],
    },
  },
  'matching-marks': {
    'a mark that stands in no line': { [enStart]: ['```ts\n', '```ts mark="no line has this"\n'] },
    'one of two marks': { [enStart]: ['```ts\n', '```ts mark="number" mark="no line has this"\n'] },
    'a part of a word': { [enStart]: ['```ts\n', '```ts word="umber"\n'] },
    'sizes of what is no tree of files': { [enStart]: ['```ts\n', '```ts sizes\n'] },
    'a note on a file that is not there': { [enStart]: ['```ts\n', '```ts note="dist/a.js: the output"\n'] },
    'a changed block that nothing precedes': { [enMode]: ['```ts title', '```ts changed title'] },
    'a difference that removes nothing': { [enMode]: ['```ts title', '```ts diff title'] },
  },
  'type-checked-snippets': {
    'a type error': { [enStart]: [': number = 1', ": number = '1'"] },
    'an announced error that does not occur': { [enStart]: ['```ts\n', '```ts error="TS2322"\n'] },
  },
  'no-unused-examples': {
    'an example without steps, one that no page embeds, and one outside of the groups': {
      'examples/old/example.json': '{"$schema":"../../example.schema.json","steps":[{"id":"build","run":"rslib"}]}',
      'examples/basic/former/src/index.ts': '',
      'examples/basic/former/package.json': '{}',
      'examples/basic/lonely/example.json':
        '{"$schema":"../../example.schema.json","steps":[{"id":"build","run":"rslib"}]}',
      'examples/basic/lonely/expected/build.txt': '',
      'examples/basic/known/example.json':
        '{"$schema":"../../example.schema.json","purpose":"a test","steps":[{"id":"build","run":"rslib"}]}',
      'examples/basic/known/expected/build.txt': '',
    },
  },
  'documented-options': {
    'an option that its page does not show': { [zhMode]: ['<OptionFacts name="mode" />', ''] },
  },
  'known-options': {
    'an option that does not exist': { [enMode]: ['name="mode"', 'name="mod"'] },
  },
  'no-misspelled-options': {
    'a misspelled option': { [enMode]: ['The mode decides', 'The option `lib.mod` decides'] },
  },
  'answered-messages': {
    'a message that its answer does not show': { [enFaq]: ['`No mode …', '`No such mode …'] },
  },
};
