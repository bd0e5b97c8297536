import type { Locator, Page } from 'playwright/test';
import { texts } from '../../shared/texts.ts';
import { languages } from '../routes.ts';
import { expectNoFindings } from './axe-findings.ts';
import { expect, test } from './fixtures.ts';
import { openPage } from './open-page.ts';

const names = { en: 'English', zh: '简体中文' };

/** Opens the popup of a button, runs axe, and closes it. */
async function lookInto(page: Page, button: Locator, what: string): Promise<void> {
  await button.click();
  await expect(button, what).toHaveAttribute('aria-expanded', 'true');
  await expectNoFindings(page, what);
  await page.keyboard.press('Escape');
  await expect(button, what).toHaveAttribute('aria-expanded', 'false');
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const { lang, prefix } of languages) {
  const language = texts['bar.language'][lang].replace('{{name}}', names[lang]);
  const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });

  test(`axe finds nothing in the open menus of the ${lang} bar, nor in the tool switcher`, async ({ page, trial }) => {
    await openPage(page, `${trial}${prefix}/guide/one`);
    const version = texts['bar.version'][lang].replace('{{name}}', 'v2');
    const opened = [language, version, texts.themeText[lang], texts['social.more'][lang]];
    for (const name of opened) await lookInto(page, button(page, name), name);
    // The browser exposes the state of this one.
    const tools = texts['toolSwitcher.button'][lang];
    await button(page, tools).press('Space');
    await expect(page.getByRole('navigation', { name: tools, exact: true })).toBeVisible();
    await expectNoFindings(page, tools);
  });

  test(`axe finds nothing in the ${lang} drawer, nor in the panels of the local bar`, async ({ page, trial }) => {
    await page.setViewportSize({ width: 375, height: 812 });
    await openPage(page, `${trial}${prefix}/screenshots/guide`);
    await lookInto(page, button(page, texts['bar.menu'][lang]), 'drawer');
    const bar = page.getByRole('navigation', { name: texts['localBar.name'][lang] });
    await lookInto(page, bar.getByRole('button', { name: texts.menuTitle[lang] }), 'pages');
    await lookInto(page, bar.getByRole('button', { name: texts.outlineTitle[lang] }), 'outline');
  });

  test(`axe finds nothing in an enlarged image of a ${lang} page`, async ({ page, trial }) => {
    await openPage(page, `${trial}${prefix}/reading/images`);
    await page
      .getByRole('button', { name: texts['zoom.open'][lang].replace('{{alt}}', '') })
      .first()
      .click();
    await expect(page.getByRole('dialog', { name: texts['zoom.name'][lang] })).toHaveAttribute('data-state', 'open');
    await expectNoFindings(page, 'image');
  });
}
