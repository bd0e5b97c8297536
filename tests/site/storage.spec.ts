import { expect, test } from './fixtures.ts';
import { openPage } from './open-page.ts';
import { linkTo } from './shell.ts';

test('a stored theme is there before the first paint, and stays when the page works', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('rspress-theme-appearance', 'dark');
    const seen: boolean[] = [];
    Object.assign(window, { seen });
    document.addEventListener('DOMContentLoaded', () => {
      const note = () => seen.push(document.documentElement.classList.contains('dark'));
      note();
      new MutationObserver(note).observe(document.documentElement, { attributeFilter: ['class'] });
    });
  });
  await page.emulateMedia({ colorScheme: 'light' });
  await openPage(page, '/guide/basic/cli');
  await linkTo(page, '/guide/basic/typescript').click();
  await expect(page).toHaveURL('/guide/basic/typescript');
  const seen = await page.evaluate(() => (window as unknown as { seen: boolean[] }).seen);
  expect(seen.length).toBeGreaterThan(0);
  expect(seen).not.toContain(false);
});

test('another tab that stores a theme changes this one', async ({ page, context }) => {
  await openPage(page, '/guide/basic/cli');
  const other = await context.newPage();
  await other.goto('/zh/');
  await other.evaluate(() => localStorage.setItem('rspress-theme-appearance', 'dark'));
  await expect(page.locator('html')).toHaveClass(/\bdark\b/);
  await other.evaluate(() => localStorage.clear());
  await expect(page.locator('html')).not.toHaveClass(/\bdark\b/);
});

test('the head leaves no name behind in the window', async ({ page }) => {
  await page.goto('/');
  const leaked = await page.evaluate(() =>
    ['defaultLang', 'langs', 'visited', 'targetLang', 'firstVisitKey', 'pathname', 'search'].filter(
      (name) => name in window,
    ),
  );
  expect(leaked).toEqual([]);
});
