import rslib from '@rslib/core/package.json' with { type: 'json' };
import type { Locator, Page, Route } from 'playwright/test';
import manifest from '../../package.json' with { type: 'json' };
import type { Lang } from '../../shared/languages.ts';
import { texts } from '../../shared/texts.ts';
import { assistants } from '../../theme/page-menu/assistants.ts';
import { languages } from '../routes.ts';
import { ORIGIN } from './discovery/built-pages.ts';
import { expect, test } from './fixtures.ts';

const PAGE = '/guide/basic/cli';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const answers: Record<string, (route: Route) => Promise<void> | void> = {
  'does not arrive': (route) => route.abort(),
  'is replaced by the form of a guest network': (route) =>
    route.fulfill({ contentType: 'text/html', body: '<form>Log in</form>' }),
  'is overdue': () => {},
};

/** Opens the menu of the page, and copies the page. @returns the button that copies */
async function copyPage(page: Page, lang: Lang): Promise<Locator> {
  const main = page.getByRole('main');
  await main.getByRole('button', { name: texts['pageMenu.name'][lang], exact: true }).click();
  const copy = main.getByRole('button', { name: texts.copyMarkdownText[lang] });
  await copy.click();
  return copy;
}

for (const { lang, prefix } of languages) {
  const address = prefix + PAGE;

  test(`a page in ${lang} can be copied and viewed as Markdown, and opened in assistants, before the application has started`, async ({
    page,
    request,
  }) => {
    await page.goto(address);
    const main = page.getByRole('main');
    const button = main.getByRole('button', { name: texts['pageMenu.name'][lang], exact: true });
    const copy = main.getByRole('button', { name: texts.copyMarkdownText[lang] });
    await expect(copy).toBeHidden();
    await button.press('Enter');
    await expect(copy).toBeVisible();
    await copy.press('Enter');
    await expect(copy.locator('[aria-live]')).toHaveText(texts['pageMenu.copied'][lang]);
    const view = main.getByRole('link', { name: texts['pageMenu.view'][lang] });
    const response = await request.get((await view.getAttribute('href')) ?? '');
    expect(response.headers()['content-type']).toMatch(/^text\/markdown/);
    const markdown = await response.text();
    expect(markdown).toMatch(/^# /m);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(markdown);
    for (const { name } of assistants) {
      const link = main.getByRole('link', { name: texts.openInText[lang].replace('{{name}}', name) });
      const url = new URL((await link.getAttribute('href')) ?? '');
      expect(url.searchParams.get('q')).toContain(ORIGIN + address);
      await expect(link).toHaveAttribute('target', '_blank');
    }
    await page.keyboard.press('Escape');
    await expect(copy).toBeHidden();
    await expect(button).toBeFocused();
    await expect(page.locator('html')).not.toHaveAttribute('data-app', 'ready');
  });

  test(`a page in ${lang} can be copied as Markdown where the browser has no ClipboardItem`, async ({
    page,
    request,
  }) => {
    await page.addInitScript(() => Reflect.deleteProperty(window, 'ClipboardItem'));
    await page.goto(address);
    const copy = await copyPage(page, lang);
    await expect(copy.locator('[aria-live]')).toHaveText(texts['pageMenu.copied'][lang]);
    const markdown = await (await request.get(`${address}.md`)).text();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(markdown);
  });

  for (const [what, answer] of Object.entries(answers)) {
    test(`a page in ${lang} whose Markdown ${what} says that it could not be copied`, async ({
      page,
      expectedTrouble,
    }) => {
      expectedTrouble.push(/ERR_FAILED/);
      if (what === 'is overdue')
        await page.addInitScript(() => {
          AbortSignal.timeout = () => {
            const controller = new AbortController();
            setTimeout(() => controller.abort(), 100);
            return controller.signal;
          };
        });
      await page.route('**/*.md', answer);
      await page.goto(address);
      const copy = await copyPage(page, lang);
      await expect(copy.locator('[aria-live]')).toHaveText(texts['pageMenu.failed'][lang]);
    });
  }

  test(`a report of a page in ${lang} names the page, its section and the version of Rslib`, async ({
    page,
    context,
    expectedTrouble,
  }) => {
    expectedTrouble.push(/request to another origin: https:\/\/github\.com/);
    await context.route(/github\.com/, (route) => route.fulfill({ body: 'A form', contentType: 'text/html' }));
    await page.goto(`${address}#inspect`);
    await expect(page.locator('#page-outline [aria-current]')).toHaveAttribute('href', '#inspect');
    const opened = context.waitForEvent('page');
    await page.locator('#page-outline').getByRole('link', { name: texts['footer.report'][lang] }).click();
    const tracker = new URL((await opened).url());
    expect(tracker.origin + tracker.pathname).toBe(`${manifest.repository.url}/issues/new`);
    expect(tracker.searchParams.get('title')).toContain(address);
    const [where, version] = (tracker.searchParams.get('body') ?? '').split('\n');
    expect(where).toBe(`${ORIGIN}${address}#inspect`);
    expect(version).toContain(rslib.version);
    await expect(page.getByRole('main').getByRole('link', { name: texts['footer.report'][lang] })).toBeVisible();
  });
}
