import { languages } from '../routes.ts';
import { expectNoFindings } from './axe-findings.ts';
import { expect, test } from './fixtures.ts';

/** Sections of the trial page, by id, whose other language has changed since. */
const stale = { en: ['changed-there', 'changed-in-both'], zh: ['', 'changed-here', 'changed-in-both'] };
const words = {
  en: { note: /^The Chinese version of this part has changed/, link: 'Read it in Chinese' },
  zh: { note: /^本节的英文版在上次对照后有改动/, link: '阅读英文版' },
};

for (const { lang, prefix } of languages) {
  test.describe(`in ${lang}, without script`, () => {
    test.use({ javaScriptEnabled: false });

    test('a section whose other language has changed has a note below its heading, with a link', async ({
      page,
      trial,
    }) => {
      await page.setViewportSize({ width: 320, height: 700 });
      await page.goto(`${trial}${prefix}/reading/stale`);
      const notes = page.getByRole('note');
      await expect(notes).toHaveText(stale[lang].map(() => words[lang].note));
      for (const [index, id] of stale[lang].entries()) {
        const heading = id === '' ? page.getByRole('heading', { level: 1 }) : page.locator(`h2[id="${id}"]`);
        await expect(heading.locator('xpath=following-sibling::*[1]')).toHaveRole('note');
        const link = notes.nth(index).getByRole('link', { name: words[lang].link });
        const other = lang === 'en' ? '/zh' : '';
        await expect(link).toHaveAttribute('href', `${other}/reading/stale${id && `#${id}`}`);
        expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(24);
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
      await page.emulateMedia({ media: 'print' });
      await expect(notes.first()).toBeVisible();
    });
  });

  test(`in ${lang}, a note's link leads to the same section by keyboard, and its page passes axe`, async ({
    page,
    trial,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(`${trial}${prefix}/reading/stale`);
    await expectNoFindings(page, 'a page with notes');
    await page.getByRole('link', { name: words[lang].link }).last().focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${trial}${lang === 'en' ? '/zh' : ''}/reading/stale#changed-in-both`);
    await expect(page.locator('html')).toHaveAttribute('lang', /^(en|zh)/);
    await expect(page.locator('#changed-in-both')).toBeInViewport();
  });
}
