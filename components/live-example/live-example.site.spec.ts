import { readFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright/test';
import { globSync } from 'tinyglobby';
import { PAGE_CHANGE_EVENT } from '../../document/events.ts';
import { type Lang, langs, prefixOf } from '../../shared/languages.ts';
import { expect, test } from '../../tests/site/fixtures.ts';
import { holdScripts, SCRIPTS } from '../../tests/site/hold-scripts.ts';
import { hydrated } from '../../tests/site/hydrated.ts';
import { openPage } from '../../tests/site/open-page.ts';
import { isSameDocument, markDocument } from '../../tests/site/shell.ts';
import { type LiveFence, liveIn } from './live-pages.ts';
import { texts } from './texts.ts';

/** Each language has at least so many different live examples. */
const LEAST = 8;
/** How a reader of each language uses the controls; the components are the same. */
const HOW: Record<Lang, 'the keyboard' | 'touch'> = { en: 'the keyboard', zh: 'touch' };
/** What layout, borders and backgrounds consist of, and is not inherited from the page. */
const OWN_STYLES = [
  ...['display', 'gap', 'padding', 'margin', 'border-width', 'border-style', 'border-radius'],
  ...['list-style-type', 'text-decoration-line', 'max-inline-size', 'cursor'],
];
/** What an app of any kind has, and the frame of live examples, too. */
const OF_APP = 'button, input, select, textarea { font: inherit }';

const figureOf = (page: Page, lang: Lang, { title }: LiveFence): Locator =>
  page.getByRole('figure', { name: texts['liveExample.label'][lang].replace('{{title}}', title), exact: true });
const frameOf = (page: Page, lang: Lang, fence: LiveFence) => figureOf(page, lang, fence).locator('[data-live]');

/** The scripts that a page requests from now on. */
function scriptsOf(page: Page): string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  return scripts;
}

/** What a live example has rendered. The browser alone changes what is chosen, so that does not count. */
const stateOf = (frame: Locator) => frame.evaluate((one) => one.innerHTML);

/** The lines of a file, without comments, which are translated. */
const codeOf = (file: string) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => !line.trim().startsWith('//'));

/** The stylesheets that an example's packages have built. */
function builtStyles({ file }: LiveFence): string {
  const folder = file.split('/', 3).join('/');
  return globSync(['expected/dist/**/*.css', 'expected/packages/components/dist/*.css'], { cwd: folder })
    .map((name) => readFileSync(`${folder}/${name}`, 'utf8'))
    .join('\n');
}

/** The styles of all elements in a frame but drawings. Runs in the page. */
function ownStyles(frame: Element, names: string[]): string[] {
  const canvas = Object.assign(document.createElement('canvas'), { width: 1, height: 1 }).getContext('2d', {
    willReadFrequently: true,
  });
  // Builds write the same color in different ways.
  const drawn = (color: string) => {
    if (!canvas) return color;
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = color;
    canvas.fillRect(0, 0, 1, 1);
    return [...canvas.getImageData(0, 0, 1, 1).data].map((part) => Math.round(part / 16)).join(' ');
  };
  return [...frame.querySelectorAll(':not(svg, svg *)')].map((element) => {
    const styles = getComputedStyle(element);
    const own = names.map((name) => `${name}: ${styles.getPropertyValue(name)}`);
    return [element.localName, ...own, drawn(styles.backgroundColor)].join('; ');
  });
}

/**
 * The heights of all live examples of a page, by example, now or within an event on the window. Runs in the page.
 *
 * @param type of the event, or empty
 */
async function heightsOf(type: string): Promise<[string, number][]> {
  const measure = (): [string, number][] =>
    [...document.querySelectorAll<HTMLElement>('[data-live]')].map((one) => [one.dataset.live ?? '', one.clientHeight]);
  if (type === '') return measure();
  return new Promise((resolve) => addEventListener(type, () => resolve(measure()), { once: true }));
}

/** The last control of a live example, which changes something. */
const controlIn = (frame: Locator) => frame.locator('button, input').last();

for (const lang of langs) {
  test(`the ${lang} pages have at least ${LEAST} different live examples`, () => {
    expect(new Set(liveIn(lang).map(({ file }) => file)).size).toBeGreaterThanOrEqual(LEAST);
  });

  for (const fence of liveIn(lang)) {
    const how = HOW[lang];

    test.describe(() => {
      test.use({ hasTouch: how === 'touch' });

      test(`${fence.title} on ${fence.address} reacts to ${how} on a page that was opened directly, and nothing moves`, async ({
        page,
      }) => {
        await page.goto(fence.address);
        const frame = frameOf(page, lang, fence);
        const control = controlIn(frame);
        await control.scrollIntoViewIfNeeded();
        const served = await stateOf(frame);
        const height = await frame.evaluate((one) => one.clientHeight);
        await (how === 'touch' ? control.tap() : control.press(' '));
        await expect.poll(() => stateOf(frame)).not.toEqual(served);
        await page.reload();
        await control.scrollIntoViewIfNeeded();
        await hydrated(page);
        expect(await stateOf(frame)).toEqual(served);
        expect(await frame.evaluate((one) => one.clientHeight)).toBe(height);
      });
    });
  }

  test(`what a reader of ${lang} types into a live example before its script has arrived is used, and so is Enter`, async ({
    page,
  }) => {
    const withField = liveIn(lang).filter(({ file }) => /<input (?![^>]*\btype=)/.test(readFileSync(file, 'utf8')));
    expect(withField.length).toBeGreaterThan(0);
    for (const fence of withField) {
      await page.goto(fence.address);
      const release = await holdScripts(page);
      const frame = frameOf(page, lang, fence);
      const field = frame.getByRole('textbox', { name: /./ });
      await field.fill('987');
      await field.press('Enter');
      await expect(frame).not.toContainText('987');
      await release();
      await expect(frame).toContainText('987');
      await expect(field).toHaveValue('987');
      await field.fill('654');
      await field.press('Enter');
      await expect(frame).toContainText('654');
      await expect(page).toHaveURL(fence.address);
    }
  });

  test(`after a navigation in the application, ${lang} live examples are there as soon as their page is, in their height`, async ({
    page,
  }) => {
    const addresses = [...new Set(liveIn(lang).map(({ address }) => address))];
    const served: [string, number][][] = [];
    for (const address of addresses) {
      await page.goto(address);
      served.push(await page.evaluate(heightsOf, ''));
    }
    await openPage(page, `${prefixOf(lang)}/guide/start/`);
    await markDocument(page);
    for (const [index, address] of addresses.entries()) {
      const changed = page.evaluate(heightsOf, PAGE_CHANGE_EVENT);
      await page.locator(`a.rp-link[href="${address}"]`).first().dispatchEvent('click');
      expect(await changed).toEqual(served[index]);
    }
    expect(await isSameDocument(page)).toBe(true);
  });

  test(`without JavaScript, live examples can be seen and read in ${lang}, with their source`, async ({
    noScriptPage: page,
  }) => {
    for (const fence of liveIn(lang)) {
      await page.goto(fence.address);
      const figure = figureOf(page, lang, fence);
      // Playwright finds no text in `noscript`.
      await expect(figure.locator('noscript > p')).toBeVisible();
      await expect(controlIn(figure)).toBeVisible();
      const line = codeOf(fence.file).find((text) => text.startsWith('export default')) ?? '';
      await expect(page.getByRole('main').locator('pre').filter({ hasText: line }).first()).toBeVisible();
    }
  });

  test(`the Markdown of ${lang} pages has the source of live examples, from the first line to the last`, () => {
    for (const { address, file } of liveIn(lang))
      expect(codeOf(`dist${address}.md`).join('\n')).toContain(codeOf(file).join('\n'));
  });
}

for (const fence of liveIn('en')) {
  test(`${fence.title} on ${fence.address} is not loaded before it is near the window, not even by an application that runs`, async ({
    page,
  }) => {
    const scripts = scriptsOf(page);
    await page.goto(fence.address);
    const frame = frameOf(page, 'en', fence);
    expect(await frame.evaluate((one) => one.getBoundingClientRect().top - innerHeight)).toBeGreaterThan(200);
    await page.waitForLoadState('networkidle');
    // A page with images also loads what enlarges them.
    const hasImages = (await page.locator('main img[data-zoomable]').count()) > 0;
    expect(scripts).toHaveLength(hasImages ? 2 : 1);
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    const before = scripts.length;
    await frame.scrollIntoViewIfNeeded();
    await expect.poll(() => scripts.length).toBeGreaterThan(before);
  });

  test(`${fence.title} on ${fence.address} looks as it does in an app, and its styles stay in its frame`, async ({
    page,
    context,
  }) => {
    await page.goto(fence.address);
    const frame = frameOf(page, 'en', fence);
    const onSite = await frame.evaluate(ownStyles, OWN_STYLES);
    const width = await frame.evaluate((one) => one.clientWidth);
    const app = await context.newPage();
    await app.setContent(`<!doctype html><style>${OF_APP}</style><style>${builtStyles(fence)}</style>
      <main style="width: ${width}px">${await frame.innerHTML()}</main>`);
    expect(onSite).toEqual(await app.locator('main').evaluate(ownStyles, OWN_STYLES));
    // Outside, its classes change nothing.
    await frame.evaluate((one) => {
      for (const id of ['styled', 'plain']) {
        const box = document.createElement('div');
        box.id = id;
        box.append(...[...one.children].map((child) => child.cloneNode(true)));
        if (id === 'plain') for (const child of box.querySelectorAll('[class]')) child.removeAttribute('class');
        document.body.append(box);
      }
    });
    const plain = await page.locator('#plain').evaluate(ownStyles, OWN_STYLES);
    expect(await page.locator('#styled').evaluate(ownStyles, OWN_STYLES)).toEqual(plain);
  });
}

test('a live example whose script does not arrive stays as it was served', async ({ page, expectedTrouble }) => {
  const [fence] = liveIn('en');
  if (!fence) throw new Error('there is no live example');
  const frame = frameOf(page, 'en', fence);
  await page.goto(fence.address);
  await hydrated(page);
  expectedTrouble.push(/Loading chunk|ERR_FAILED|ChunkLoadError/);
  await page.route(SCRIPTS, (route) => route.abort());
  const served = await frame.innerHTML();
  const failed = page.waitForEvent('requestfailed');
  await frame.scrollIntoViewIfNeeded();
  await failed;
  expect(await frame.innerHTML()).toBe(served);
  await expect(frame).toBeVisible();
});
