import type { Locator, Page } from '@playwright/test';
import { texts } from '../../site/texts.ts';
import { expect } from './fixtures.ts';
import { openPage } from './open-page.ts';

type Language = 'en' | 'zh';

/** A block of code by what it is called, and its code. */
export const blockOf = (page: Page, lang: Language, name: string) => {
  const code = page.getByRole('group', { name: texts['code.name'][lang].replace('{{name}}', name), exact: true });
  return { code, block: code.locator('..').locator('..') };
};
export const buttonOf = (block: Locator, lang: Language, key: 'Copy' | 'Wrap') =>
  block.getByRole('button', { name: texts[`codeButtonGroup${key}ButtonText`][lang] });

/** Code that fits leaves the tab order when the page has come alive. */
export const openCode = async (page: Page, address: string, lang: Language) => {
  await openPage(page, address);
  await expect(blockOf(page, lang, 'two.js').code).not.toHaveAttribute('tabindex');
};
