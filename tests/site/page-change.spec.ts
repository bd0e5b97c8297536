import { texts } from '../../site/texts.ts';
import { languages } from '../routes.ts';
import { expect, test } from './fixtures.ts';
import { openPage } from './open-page.ts';

for (const { lang, prefix, takeMeHome } of languages) {
  test(`a ${lang} page change takes the title and focus along, and is announced`, async ({ page }) => {
    await openPage(page, `${prefix}/guide/basic/cli`);
    const status = page.locator('[role=status]').last();
    await expect(status).toBeEmpty();
    const first = await page.title();
    await page.locator('a[rel=next]').click();
    const heading = page.getByRole('heading', { level: 1 });
    await expect(page).toHaveURL(`${prefix}/guide/basic/configure-rslib`);
    await expect(status).not.toBeEmpty();
    const name = ((await heading.textContent()) ?? '').replace(/^#/, '').trim();
    await expect(status).toHaveText(name);
    await expect(page).toHaveTitle(`${name} - Rslib`);
    await expect(page.getByRole('main')).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await page.goBack();
    await expect(page).toHaveTitle(first);
    await expect(status).toHaveText(first.replace(/ - Rslib$/, ''));
    await expect(page.getByRole('main')).toBeFocused();
  });

  test(`a ${lang} link to a heading of another page brings focus to that heading`, async ({ page }) => {
    await openPage(page, `${prefix}/guide/basic/cli`);
    const link = page.locator(`main a[href*="${prefix}/"][href*="#"]`).first();
    const hash = new URL((await link.getAttribute('href')) ?? '', page.url()).hash;
    await link.click();
    await expect(page.locator(`[id="${decodeURIComponent(hash.slice(1))}"]`)).toBeFocused();
  });

  test(`the ${lang} home and 404 page have a main part for the skip link too`, async ({ page, expectedTrouble }) => {
    expectedTrouble.push(/status of 404/);
    await openPage(page, `${prefix}/nope`);
    await page.getByRole('link', { name: takeMeHome }).click();
    await expect(page).toHaveURL(`${prefix}/`);
    await expect(page.getByRole('main')).toBeFocused();
    await page.getByRole('link', { name: texts.skipLink[lang] }).focus();
    await expect(page.getByRole('link', { name: texts.skipLink[lang] })).toHaveCSS('clip-path', 'none');
  });
}
