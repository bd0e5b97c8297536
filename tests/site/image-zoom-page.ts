import type { Page } from '@playwright/test';
import { texts } from '../../site/texts.ts';
import { expect } from './fixtures.ts';

/** What the images of the trial page say. */
export const alts = {
  en: {
    plain: 'A hill at dusk',
    sharper: 'A sharper hill',
    missing: 'A hill without its sharper file',
    linked: 'A hill that leads on',
    tabs: 'To the tabs',
  },
  zh: {
    plain: '黄昏的小山',
    sharper: '更清晰的小山',
    missing: '缺少清晰文件的小山',
    linked: '通往别处的小山',
    tabs: '去看选项卡',
  },
} as const;

export type Language = keyof typeof alts;
type Image = 'plain' | 'sharper' | 'missing';

/** The button that an image is. */
export const buttonOf = (page: Page, lang: Language, image: Image) =>
  page.getByRole('button', { name: texts['zoom.open'][lang].replace('{{alt}}', alts[lang][image]), exact: true });
export const dialogOf = (page: Page, lang: Language) => page.getByRole('dialog', { name: texts['zoom.name'][lang] });

/** Opens an image of the page, and waits until it has come to rest. */
export const open = async (page: Page, lang: Language = 'en', image: Image = 'plain') => {
  await buttonOf(page, lang, image).click();
  await expect(dialogOf(page, lang)).toHaveAttribute('data-state', 'open');
};
