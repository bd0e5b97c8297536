import { texts } from '../../shared/texts.ts';
import { languages } from '../routes.ts';
import { expect, test } from './fixtures.ts';

const names = { custom: { en: 'Custom page', zh: '自定义页面' }, blank: { en: 'Blank page', zh: '空白页面' } };

for (const { lang, prefix } of languages) {
  for (const type of ['custom', 'blank'] as const) {
    test(`[P-04] a ${lang} ${type} page has a main element, one level-1 heading and its own title`, async ({
      page,
      trial,
    }) => {
      await page.goto(`${trial}${prefix}/${type}`);
      await expect(page).toHaveTitle(`${names[type][lang]} - Trial`);
      const main = page.getByRole('main');
      await expect(main).toHaveCount(1);
      await expect(main.getByRole('heading', { level: 1 })).toContainText(names[type][lang]);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(main.getByRole('paragraph')).toHaveCount(1);
      await expect(page.getByRole('navigation', { name: texts['pages.name'][lang], exact: true })).toHaveCount(0);
      await expect(page.locator('header')).toHaveCount(type === 'custom' ? 1 : 0);
      const title = /<title>([^<]*)/.exec(await (await page.request.get(page.url())).text())?.[1];
      expect(title).toBe(`${names[type][lang]} - Trial`);
    });
  }
}
