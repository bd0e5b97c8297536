import { texts } from '../../site/texts.ts';
import { languages } from '../routes.ts';
import { blockOf, buttonOf, openCode } from './code-page.ts';
import { expect, test } from './fixtures.ts';

for (const { lang, prefix } of languages) {
  const address = `${prefix}/reading/code`;

  test(`[D-11] in ${lang}, a copy is said aloud and shown for 2 s`, async ({ page, context, trial }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.clock.install({ time: 0 });
    await openCode(page, trial + address, lang);
    await page.clock.pauseAt(3_600_000);
    const { block } = blockOf(page, lang, 'short.ts');
    const copy = buttonOf(block, lang, 'Copy');
    const announcement = block.locator('[aria-live=polite]');
    await expect(announcement).toBeEmpty();
    await copy.focus();
    await page.keyboard.press('Space');
    await expect(announcement).toHaveText(texts['code.copied'][lang]);
    await page.clock.runFor(1999);
    await expect(copy).toHaveAttribute('data-copied');
    await expect(announcement).toHaveText(texts['code.copied'][lang]);
    await page.clock.runFor(1);
    await expect(copy).not.toHaveAttribute('data-copied');
    await expect(announcement).toBeEmpty();
    await expect(copy).toBeFocused();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('export type Id = string | number;');
  });

  for (const { key, userAgent } of [
    { key: 'Ctrl+C', userAgent: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36' },
    {
      key: '⌘+C',
      userAgent: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15',
    },
  ]) {
    test(`[D-11] in ${lang}, where copying fails, a prompt holds the code and names ${key}`, async ({
      browser,
      trial,
    }) => {
      const context = await browser.newContext({ userAgent });
      await context.addInitScript(() => {
        Object.defineProperty(navigator, 'clipboard', { value: undefined });
        document.execCommand = () => false;
      });
      const page = await context.newPage();
      await openCode(page, trial + address, lang);
      const { block } = blockOf(page, lang, 'short.ts');
      const asked = page.waitForEvent('dialog');
      const clicked = buttonOf(block, lang, 'Copy').click();
      const dialog = await asked;
      expect(dialog.type()).toBe('prompt');
      expect(dialog.message()).toBe(texts['code.copyPrompt'][lang].replace('{{key}}', key));
      if (lang === 'en') expect(dialog.message()).toBe(`Copy to clipboard: ${key}, Enter`);
      expect(dialog.defaultValue()).toBe('export type Id = string | number;');
      await dialog.dismiss();
      await clicked;
      await expect(block.locator('[aria-live=polite]')).toBeEmpty();
      await context.close();
    });
  }
}

test('[D-11] what is copied pastes and runs', async ({ page, context, trial }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openCode(page, `${trial}/reading/code`, 'en');
  for (const [name, copied] of [
    ['session', 'npm create rslib@latest\nnpx rslib build \\\n  --watch'],
    ['rslib.config.diff', "export default {\n  lib: [{ format: 'esm' }],\n};"],
    ['two.js', 'const two = 2;'],
    ['one.js', '// Adds.\nexport const add = (a, b) => `${a + b}`;'],
    ['output', '$ stays, since this is no shell'],
  ] as const) {
    const { block } = blockOf(page, 'en', name);
    await buttonOf(block, 'en', 'Copy').click();
    await expect(block.locator('[aria-live=polite]')).toHaveText('Copied');
    expect(await page.evaluate(() => navigator.clipboard.readText()), name).toBe(copied);
  }
});

test('[D-11] where the clipboard is refused, the copy command of the browser takes over', async ({ page, trial }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: () => Promise.reject(new DOMException('refused', 'NotAllowedError')) },
    });
    const copied: string[] = [];
    Object.assign(window, { copied });
    document.addEventListener('copy', () => copied.push((document.activeElement as HTMLTextAreaElement).value));
  });
  await openCode(page, `${trial}/reading/code`, 'en');
  const { block } = blockOf(page, 'en', 'short.ts');
  await buttonOf(block, 'en', 'Copy').click();
  await expect(block.locator('[aria-live=polite]')).toHaveText('Copied');
  expect(await page.evaluate('copied')).toEqual(['export type Id = string | number;']);
  await expect(buttonOf(block, 'en', 'Copy')).toBeFocused();
});
