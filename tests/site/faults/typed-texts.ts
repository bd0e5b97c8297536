import type { Page } from '@playwright/test';
import { texts } from '../../../site/texts.ts';
import { searchOf } from '../search-page.ts';
import { expect } from './written-pages.ts';

/** What is typed into search; it finds something or nothing, and is never more than text. */
const TYPED = [
  '<script>injected()</script>',
  '<img src=x onerror=injected()>',
  '"><svg onload=injected()>',
  '</script><script>injected()</script>',
  'javascript:injected()',
  "';injected();//",
  '${injected()}{{constructor.constructor("injected()")()}}',
  '.*+?^${}()|[]\\/',
  '{{count}} $& $1 %s %00 \u0000',
  '__proto__',
  'constructor prototype',
  'toString',
  '\ud83d',
  '\udc00\ud83d',
  '\u202e\u200f\ufeff',
  '😀👩‍👩‍👧',
  'İıſK',
  'e',
  '的',
  'x'.repeat(10_000),
  '声明'.repeat(2_000),
  'a '.repeat(3_000),
  '%E4%A',
  '//evil.test',
];

/** Types all of it, one after the other, as fast as search answers. */
export async function typeIntoSearch(page: Page): Promise<void> {
  const lang = new URL(page.url()).pathname.startsWith('/zh/') ? 'zh' : 'en';
  const { button, field, status, dialog } = searchOf(page, lang);
  await button.click();
  for (const text of TYPED) {
    await field.evaluate((input: HTMLInputElement, value) => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
      input.dispatchEvent(new InputEvent('input', { bubbles: true }));
    }, text);
    await expect(status, JSON.stringify(text.slice(0, 30))).not.toBeEmpty();
    await expect(dialog.locator('[data-busy]')).toHaveCount(0);
    await expect(status).not.toContainText(texts['search.failed'][lang]);
  }
  await expect(dialog.locator('script, img, svg[onload]')).toHaveCount(0);
  expect(await dialog.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true);
  await field.fill(' \t  ');
  await expect(status).toBeEmpty();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
}
