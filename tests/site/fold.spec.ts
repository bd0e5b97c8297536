import { texts } from '../../shared/texts.ts';
import { languages } from '../routes.ts';
import { expect, test } from './fixtures.ts';
import { openPage } from './open-page.ts';

const PAGE = '/config/lib/dts';
const PROBLEM = 'ts5011-root-dir-is-missing';
const OTHER = 'typescript-is-not-installed';

for (const { lang, prefix } of languages) {
  test(`in ${lang}, a problem is folded until its URL, a link or its heading opens it`, async ({ page }) => {
    const section = (id: string) => page.locator('details').filter({ has: page.locator(`#${id}`) });
    await page.goto(`${prefix}${PAGE}#${PROBLEM}`);
    await expect(section(PROBLEM)).toHaveAttribute('open');
    await expect(section(PROBLEM).locator('p').first()).toBeVisible();
    await expect(section(PROBLEM).getByRole('heading')).toBeInViewport();
    await expect(section(OTHER)).not.toHaveAttribute('open');
    await page.getByRole('navigation', { name: texts.outlineTitle[lang] }).locator(`a[href="#${OTHER}"]`).click();
    await expect(section(OTHER)).toHaveAttribute('open');
    await section(OTHER).locator('summary').press('Enter');
    await expect(section(OTHER)).not.toHaveAttribute('open');
  });

  test(`in ${lang}, FAQ questions open without JavaScript, and are unfolded in print`, async ({
    page,
    noScriptPage,
  }) => {
    const address = `${prefix}/guide/faq/features`;
    await noScriptPage.goto(address);
    const answer = noScriptPage.locator('details p').first();
    await expect(answer).toBeHidden();
    await noScriptPage
      .locator('summary')
      .filter({ has: noScriptPage.locator('h3') })
      .first()
      .click();
    await expect(answer).toBeVisible();
    await page.goto(address);
    await page.emulateMedia({ media: 'print' });
    const shown = await page
      .locator('details[data-fold] > p')
      .evaluateAll((all) => all.map((p) => p.checkVisibility()));
    expect(shown.length).toBeGreaterThan(10);
    expect(shown).not.toContain(false);
    // Browsers without the styles for that get the sections opened.
    const closed = page.locator('details[data-fold]:not([open])');
    const before = await closed.count();
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    await expect(closed).toHaveCount(0);
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
    await expect(closed).toHaveCount(before);
  });
}

test('opened sections are open again after following a link and going back, at the same scroll position', async ({
  page,
}) => {
  await openPage(page, PAGE);
  const section = page.locator('details').filter({ has: page.locator(`#${PROBLEM}`) });
  await section.locator('summary').click();
  const below = page.locator('main a[href^="/guide/"]:visible').last();
  await below.scrollIntoViewIfNeeded();
  const before = await below.evaluate((link) => link.getBoundingClientRect().top);
  await below.click();
  await expect(page).not.toHaveURL(new RegExp(PAGE));
  await page.goBack();
  await expect(section).toHaveAttribute('open');
  await expect.poll(() => below.evaluate((link) => link.getBoundingClientRect().top)).toBeCloseTo(before, -1);
});

test('long output is folded until a button unfolds it, and not folded without JavaScript', async ({
  page,
  noScriptPage,
}) => {
  const address = '/guide/advanced/module-federation';
  const outputs = { has: page.getByRole('button', { name: texts['code.whole'].en }) };
  await page.goto(address);
  const block = page.locator('[data-code]').filter(outputs).first();
  const code = block.locator('pre');
  const isCut = () => code.evaluate((pre) => pre.scrollHeight > pre.clientHeight + 1);
  expect(await isCut()).toBe(true);
  const button = block.getByRole('button', { name: texts['code.whole'].en });
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await button.click();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  expect(await isCut()).toBe(false);
  await button.press('Enter');
  expect(await isCut()).toBe(true);
  await noScriptPage.goto(address);
  await expect(noScriptPage.getByRole('button', { name: texts['code.whole'].en })).toHaveCount(0);
  const pres = await noScriptPage
    .locator('main pre')
    .evaluateAll((all) => all.map((pre) => pre.scrollHeight - pre.clientHeight));
  expect(Math.max(...pres)).toBeLessThanOrEqual(1);
});

test('a link to the current section opens it again', async ({ page }) => {
  await openPage(page, PAGE);
  const link = page.locator(`#page-outline a[href="#${PROBLEM}"]`);
  const section = page.locator('details').filter({ has: page.locator(`#${PROBLEM}`) });
  await link.click();
  await expect(section).toHaveAttribute('open');
  await section.locator('summary').click();
  await expect(section).not.toHaveAttribute('open');
  await link.click();
  await expect(section).toHaveAttribute('open');
});
