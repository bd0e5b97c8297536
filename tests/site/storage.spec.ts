import { expect, test } from './fixtures.ts';
import { hydrated } from './hydrated.ts';
import { linkTo } from './shell.ts';

/** Ways in which a browser keeps nothing; each runs in the page before its own scripts. */
const troubles: Record<string, () => void> = {
  blocked: () => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
    }
  },
  missing: () => {
    for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { value: null });
  },
  full: () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  },
  'full of garbage': () => {
    for (const key of ['rspress-theme-appearance', 'rspress-visited', 'scroll-positions']) {
      localStorage.setItem(key, '{"\u0000');
      sessionStorage.setItem(key, '[[[');
    }
  },
};

for (const [name, trouble] of Object.entries(troubles)) {
  test(`with storage ${name} the site is read, browsed and shown in the system's theme`, async ({ page }) => {
    await page.addInitScript(trouble);
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto('/guide/basic/cli');
    await hydrated(page);
    await expect(page.locator('html')).toHaveClass(/\bdark\b/);
    await linkTo(page, '/guide/basic/typescript').click();
    await expect(page).toHaveURL('/guide/basic/typescript');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/TypeScript/);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/CLI/);
    await page.emulateMedia({ colorScheme: 'light' });
    await expect(page.locator('html')).not.toHaveClass(/\bdark\b/);
  });
}

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
  await page.goto('/guide/basic/cli');
  await hydrated(page);
  await linkTo(page, '/guide/basic/typescript').click();
  await expect(page).toHaveURL('/guide/basic/typescript');
  const seen = await page.evaluate(() => (window as unknown as { seen: boolean[] }).seen);
  expect(seen.length).toBeGreaterThan(0);
  expect(seen).not.toContain(false);
});

test('another tab that stores a theme changes this one', async ({ page, context }) => {
  await page.goto('/guide/basic/cli');
  await hydrated(page);
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
