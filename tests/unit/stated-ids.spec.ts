import { expect, test } from '@playwright/test';
import { withId } from '../../checks/headings/stated-ids.ts';

const right = '## 构建 \\{#build-it}';

for (const wrong of [
  right,
  '## 构建',
  '## 构建 \\{#b}',
  '## 构建 \\{#build-it} \\{#b}',
  '## \\{#build-it} 构建',
  '## \\{#build-it}构建',
  '## 构建{#b}',
  '## 构建 ｛#build-it｝',
  '## 构建 \\｛＃build-it｝',
  '## 构建 \\{build-it}',
]) {
  test(`the heading "${wrong}" is mended to one id at its end`, () => {
    expect(withId(wrong, 'build-it')).toBe(right);
  });
}

test('code and words in braces stay in a heading', () => {
  expect(withId('## 用 `{#if}` 和 \\{名字}', 'if')).toBe('## 用 `{#if}` 和 \\{名字} \\{#if}');
});
