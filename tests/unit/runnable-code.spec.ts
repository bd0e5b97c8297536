import { expect, test } from '@playwright/test';
import { runnableCode } from '../../client/code/runnable-code.ts';

test('copying a shell session yields its commands, without prompts and output', () => {
  const session = ['$ npm ci', 'added 3 packages', '', '# then', '$ rslib build \\', '>   --watch', 'ready'];
  expect(runnableCode(session.join('\n'), 'bash')).toBe('npm ci\n# then\nrslib build \\\n  --watch');
  expect(runnableCode('❯ npm ci\n', 'console')).toBe('npm ci');
});

test('a shell block without prompts is copied unchanged', () => {
  const script = 'cd lib\nnpm ci > log.txt \\\n  && echo "$HOME"';
  expect(runnableCode(script, 'sh')).toBe(script);
});

test('a dollar sign in another language is not a prompt', () => {
  expect(runnableCode('$ = 1', 'js')).toBe('$ = 1');
  expect(runnableCode('$ = 1')).toBe('$ = 1');
});

test('copying a diff yields the new text', () => {
  const patch = ['--- a/x.ts', '+++ b/x.ts', '@@ -1,2 +1,2 @@', ' one', '-two', '+  2', '\\ No newline at end of file'];
  expect(runnableCode(patch.join('\n'), 'diff')).toBe('one\n  2');
  expect(runnableCode('one\n-two\n+2', 'diff')).toBe('one\n2');
});

test('invisible characters are not copied', () => {
  expect(runnableCode('\uFEFFa\u200B\u00A0=\u00AD 1\u2028;\r\nb\u202E', 'ts')).toBe('a = 1;\nb');
  expect(runnableCode('"👩‍👧"\u200D', 'ts')).toBe('"👩‍👧"');
});

test('the trailing newline is not copied, since a terminal would run the command', () => {
  expect(runnableCode('npm ci\n\n', 'sh')).toBe('npm ci');
});
