import { readFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
import { globSync } from 'tinyglobby';
import type { Lang } from '../../shared/languages.ts';
import { REQUEST_TIMEOUT } from '../../shared/request-timeout.ts';
import { texts as siteTexts } from '../../shared/texts.ts';
import { brotliSize } from '../../tests/performance/visit.ts';
import { languages } from '../../tests/routes.ts';
import { expectNoFindings } from '../../tests/site/axe-findings.ts';
import { expect, test } from '../../tests/site/fixtures.ts';
import { SCRIPTS } from '../../tests/site/hold-scripts.ts';
import { texts as noteTexts } from './convert/texts.ts';
import { resultTexts } from './result-texts.ts';
import { tables } from './tables/index.ts';
import { texts } from './texts.ts';

const ADDRESS = '/guide/migration/convert';

const CONFIG = `import { defineConfig } from 'tsup';

export default defineConfig({
  entry: ['src/index.ts'],
  format: ['esm', 'cjs'],
  target: process.env.TARGET,
  pure: ['debug'],
});
`;

const MANIFEST = `{
  "name": "percent",
  "type": "module",
  "scripts": { "build": "tsup" },
  "devDependencies": { "tsup": "^9.0.0" }
}
`;

/** The most that a page weighs more because it offers the converter, until that is used. */
const OFFER = 1000;

const panelOf = (page: Page, lang: Lang) => page.getByRole('region', { name: texts['converter.convert'][lang] });
const fieldOf = (page: Page, lang: Lang, name?: string) =>
  panelOf(page, lang).getByRole('textbox', { name: name ?? texts['converter.config'][lang] });
const startOf = (page: Page, lang: Lang) =>
  panelOf(page, lang).getByRole('button', { name: texts['converter.convert'][lang], exact: true });
const fill = (text: string, values: Record<string, string>) =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name) => values[name] ?? '');

for (const { lang, prefix } of languages) {
  test.describe(() => {
    test.use({ viewport: { width: 375, height: 800 }, permissions: ['clipboard-read', 'clipboard-write'] });

    test(`by keyboard alone, on a phone, a reader pastes two files on ${prefix}${ADDRESS}, and gets theirs, to copy, and why the rest has none`, async ({
      page,
    }) => {
      await page.goto(prefix + ADDRESS);
      const panel = panelOf(page, lang);
      await fieldOf(page, lang).focus();
      await page.keyboard.insertText(CONFIG);
      await page.keyboard.press('Tab');
      await expect(fieldOf(page, lang, 'package.json')).toBeFocused();
      await page.keyboard.insertText(MANIFEST);
      for (const _ of ['tsconfig.json', 'the button']) await page.keyboard.press('Tab');
      await expect(startOf(page, lang)).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(panel.getByRole('status')).toContainText('rslib.config.ts');
      await expect(panel.getByRole('status')).toContainText('package.json');

      const [config, manifest] = [panel.locator('[data-code]').first(), panel.locator('[data-code]').nth(1)];
      await expect(config).toContainText("import { defineConfig } from '@rslib/core';");
      await expect(config).toContainText("format: 'cjs'");
      await expect(manifest).toContainText('"build": "rslib"');
      const copy = config.getByRole('button', {
        name: siteTexts['code.copy'][lang].replace('{{name}}', 'rslib.config.ts'),
      });
      await copy.focus();
      await page.keyboard.press('Enter');
      await expect(copy).toHaveAttribute('data-copied');
      expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^import [\s\S]*\}\);$/);

      // An option without a counterpart: the row of the table, its line, and a link in the reader's language.
      const row = tables.tsup.options.rows.find(({ options }) => (options as readonly string[]).includes('pure'));
      const note = panel.getByRole('listitem').filter({ has: page.getByText('pure', { exact: true }) });
      await expect(note).toContainText(row?.answer[lang].split('[')[0] ?? 'no row');
      await expect(note.getByRole('link')).toHaveAttribute('href', `${prefix}${row?.link}`);
      const unread = panel.getByRole('listitem').filter({ has: page.getByText('target', { exact: true }) });
      await expect(unread).toContainText('process.env.TARGET');
      const line = unread.getByRole('button', { name: fill(resultTexts.line[lang], { line: '6' }) });
      await line.focus();
      await page.keyboard.press('Enter');
      const field = fieldOf(page, lang);
      await expect(field).toBeFocused();
      const selected = await field.evaluate((one: HTMLTextAreaElement) =>
        one.value.slice(one.selectionStart, one.selectionEnd),
      );
      expect(selected).toBe('  target: process.env.TARGET,');
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
    });

    test(`axe finds nothing in what the ${lang} converter answers, be it a config or a refusal`, async ({ page }) => {
      await page.goto(prefix + ADDRESS);
      const status = panelOf(page, lang).getByRole('status');
      await fieldOf(page, lang).fill(CONFIG);
      await fieldOf(page, lang, 'package.json').fill(MANIFEST);
      await startOf(page, lang).click();
      await expect(status).toContainText('rslib.config.ts');
      await expectNoFindings(page, 'a config');
      await fieldOf(page, lang).fill('');
      await fieldOf(page, lang, 'package.json').fill('');
      await startOf(page, lang).click();
      await expect(status).toHaveText(resultTexts.refused[lang]);
      await expectNoFindings(page, 'a refusal');
    });
  });

  test(`the ${lang} guide of a tool calls the field like its config; what is broken, too long, of another tool or nothing gets an answer with its line`, async ({
    page,
  }) => {
    await page.goto(`${prefix}/guide/migration/tsup`);
    const panel = panelOf(page, lang);
    const field = fieldOf(page, lang, 'tsup.config.ts');
    const start = async () => {
      await startOf(page, lang).click();
      await expect(panel.getByRole('status')).toHaveText(resultTexts.refused[lang]);
    };
    const answer = panel.getByRole('listitem');
    await start();
    await expect(answer).toContainText(noteTexts['converter.error.nothing'][lang]);
    await field.fill(`${CONFIG}\nexport const broken = {{;\n`);
    await start();
    await expect(answer).toContainText(fill(resultTexts.lineOf[lang], { file: 'tsup.config.ts', line: '10' }));
    await field.fill('x'.repeat(1_000_000));
    await start();
    await expect(answer).toContainText(/200.?000/);
    await field.fill('plain words');
    await start();
    await expect(panel.locator('[data-code]')).toHaveCount(0);
    await field.fill(
      "import { defineConfig } from 'vite';\n\nexport default defineConfig({ build: { lib: { entry: 'a.ts' } } });",
    );
    await startOf(page, lang).click();
    await expect(panel.getByRole('status')).toContainText('vite');
    await expect(panel.locator('[data-code]')).toContainText("'./a.ts'");
  });

  test(`without JavaScript, the ${lang} page says what the converter needs, and leads to every table`, async ({
    noScriptPage: page,
  }) => {
    await page.goto(prefix + ADDRESS);
    await expect(page.getByRole('main').locator('p', { hasText: 'JavaScript' }).first()).toBeVisible();
    await expect(panelOf(page, lang)).toHaveCount(0);
    for (const tool of Object.keys(tables)) {
      const guide = tool === 'unbuild' ? 'other-tools' : tool;
      await expect(page.getByRole('main').locator(`li a[href="${prefix}/guide/migration/${guide}"]`)).toBeVisible();
    }
  });

  test(`a ${lang} converter that cannot be loaded, or hangs, says so, keeps what was pasted, and works when tried again`, async ({
    page,
    expectedTrouble,
  }) => {
    expectedTrouble.push(/failed request|Failed to load resource|ERR_FAILED/i);
    await page.goto(prefix + ADDRESS);
    const panel = panelOf(page, lang);
    await fieldOf(page, lang).fill(CONFIG);
    // Once all that the page itself needs is there.
    await startOf(page, lang).click();
    await expect(panel.getByRole('status')).toContainText('rslib.config.ts');
    await page.route(SCRIPTS, (route) => route.abort('failed'));
    await startOf(page, lang).click();
    await expect(panel.getByRole('status')).toHaveText(texts['converter.failed'][lang]);
    const again = panel.getByRole('button', { name: siteTexts['search.retry'][lang], exact: true });
    await page.unroute(SCRIPTS);
    await page.clock.install();
    await page.route(SCRIPTS, () => {});
    await again.click();
    await expect(panel.getByRole('status')).toHaveText(texts['converter.busy'][lang]);
    await page.clock.fastForward(REQUEST_TIMEOUT);
    await expect(panel.getByRole('status')).toHaveText(texts['converter.failed'][lang]);
    await expect(fieldOf(page, lang)).toHaveValue(CONFIG);
    await page.unroute(SCRIPTS);
    await again.click();
    await expect(panel.getByRole('status')).toContainText('rslib.config.ts');
  });
}

test('what is typed before and while the application starts stays, and an early click converts it', async ({
  page,
}) => {
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.goto(ADDRESS);
  await page.route(SCRIPTS, async (route) => {
    await held;
    await route.continue();
  });
  const field = fieldOf(page, 'en');
  await field.focus();
  await page.keyboard.insertText(CONFIG);
  await fieldOf(page, 'en', 'package.json').fill(MANIFEST);
  await startOf(page, 'en').click();
  await expect(page.locator('html')).not.toHaveAttribute('data-app', 'ready');
  answer();
  await expect(panelOf(page, 'en').getByRole('status')).toContainText('rslib.config.ts, package.json');
  await expect(field).toHaveValue(CONFIG);
  await expect(fieldOf(page, 'en', 'package.json')).toHaveValue(MANIFEST);
});

test('nothing of what is pasted leaves the page: the conversion only fetches scripts of the site', async ({ page }) => {
  await page.goto(ADDRESS);
  await fieldOf(page, 'en').fill(CONFIG);
  await startOf(page, 'en').click();
  await expect(panelOf(page, 'en').getByRole('status')).toContainText('rslib.config.ts');
  const sent: string[] = [];
  page.context().on('request', (request) => {
    const isScript = /^\/static\/js\/.*\.js$/.test(new URL(request.url()).pathname);
    if (request.method() !== 'GET' || request.postData() !== null || !isScript) sent.push(request.url());
  });
  await fieldOf(page, 'en').fill(CONFIG.replace('pure', 'inject'));
  await startOf(page, 'en').click();
  await expect(panelOf(page, 'en').getByText('inject', { exact: true })).toBeVisible();
  expect(sent).toEqual([]);
});

test(`a page that offers the converter weighs at most ${OFFER} bytes more, and fetches nothing of it before it is used`, async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  const styles = brotliSize(readFileSync('components/converter/Converter.module.css'));
  for (const file of globSync('dist/{,zh/}guide/migration/*.html')) {
    const html = readFileSync(file, 'utf8');
    const without = html.replace(/<page-island data-island="Converter"[\s\S]*?<\/page-island>/, '');
    if (without === html) continue;
    const more = brotliSize(Buffer.from(html)) - brotliSize(Buffer.from(without)) + styles;
    expect(more, file).toBeGreaterThan(0);
    expect(more, file).toBeLessThanOrEqual(OFFER);
  }
  await page.goto(ADDRESS);
  await page.waitForLoadState('networkidle');
  expect(scripts).toHaveLength(1);
});
