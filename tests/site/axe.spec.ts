import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { hiddenRoutes, languages, routes } from '../routes.ts';
import { expect, test } from './fixtures.ts';

/** Both languages have the same layout, so each is looked at in one of the two. */
const windows = { en: { width: 1440, height: 900 }, zh: { width: 375, height: 812 } };

/** What axe finds, one line a place: rule, element, what is wrong. Of the dark theme only the colours are new. */
async function findings(page: Page, theme: 'light' | 'dark'): Promise<string[]> {
  const axe = new AxeBuilder({ page }).setLegacyMode();
  const { violations } = await (theme === 'dark' ? axe.withRules('color-contrast') : axe).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')}: ${failureSummary}`));
}

for (const { lang, prefix } of languages) {
  const viewport = windows[lang];
  for (const route of [...routes, ...hiddenRoutes, '/no-such-page']) {
    test(`axe finds nothing on ${prefix}${route} at ${viewport.width} px, in both themes`, async ({ page, expectedTrouble }) => {
      expectedTrouble.push(/404 \(Not Found\)/);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize(viewport);
      await page.goto(prefix + route, { waitUntil: 'load' });
      for (const theme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme: theme });
        await expect(page.locator('html')).toHaveClass(theme === 'dark' ? /\bdark\b/ : /^(?!.*\bdark\b)/);
        expect(await findings(page, theme), theme).toEqual([]);
      }
    });
  }
}
