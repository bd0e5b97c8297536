import { readFileSync } from 'node:fs';
import { documentSizes } from '../performance/document-sizes.ts';
import { FIGURES, type Figures, TOLD_IN, TOLERANCE, withFigures } from '../performance/figures-text.ts';
import { MEASURED_PAGES } from '../performance/measured-pages.ts';
import { brotliSize, sum, visit } from '../performance/visit.ts';
import { expect, test } from './fixtures.ts';
import { isFullChromium } from './full-chromium.ts';
import { openPage } from './open-page.ts';
import { recordScripts, scriptOf } from './shell.ts';

/** Before the load event, font and all: 58 kB of brotli in 5 requests. */
const BEFORE_LOAD = { bytes: 59_850, requests: 5 };
/** Until the browser is idle, without interaction. */
const BY_IDLE = 59_850;
/** The only font, which is a third of Inter's Latin file. */
const FONT = 14_000;
/**
 * The script of all pages: menus, jumps, zoom, copying and reporting the page, and search's dialog work before the
 * application, which none of it starts. The names that the minifier chooses alone make a difference of up to 140 bytes.
 */
const CLIENT = 10_350;
/** All inline scripts: 1.1 kB of brotli. */
const INLINE = 1_150;
/** The application, including 58 kB of React, and the page. Leaves no room for another dependency. */
const SCRIPTS = { ofHome: 140_500, ofAny: 149_000 };

const figures = JSON.parse(readFileSync(FIGURES, 'utf8')) as Figures;

/** Fails if a figure that READMEs tell is no longer true. */
function expectTold(measured: number, told: number | undefined, what: string): void {
  const about = `${what} is ${measured} bytes, and ${FIGURES} says ${told} — run npm run build && npm run figures`;
  expect(Math.abs(measured - (told ?? 0)), about).toBeLessThanOrEqual(TOLERANCE * (told ?? 0));
}

test('READMEs tell the figures that were measured', () => {
  expect(Object.keys(figures.pages)).toEqual(MEASURED_PAGES.flatMap((path) => [path, `/zh${path}`]));
  for (const file of TOLD_IN) {
    const text = readFileSync(file, 'utf8');
    expect(withFigures(text, figures) === text, `${file} — run npm run figures`).toBe(true);
  }
  const documents = documentSizes();
  for (const which of ['least', 'median', 'most'] as const)
    expectTold(documents[which], figures.documents[which], `the ${which} document`);
});

for (const address of MEASURED_PAGES.flatMap((path) => [path, `/zh${path}`])) {
  test(`${address} transfers little before the load event, and nothing more without interaction`, async ({
    page,
    origin,
  }) => {
    const { beforeLoad, byIdle, byFirstAct } = await visit(page, origin + address);
    expect(sum(beforeLoad, 'document')).toBeGreaterThan(1000);
    expect(sum(beforeLoad)).toBeLessThanOrEqual(BEFORE_LOAD.bytes);
    expect(beforeLoad.filter(({ type }) => type === 'script')).toHaveLength(1);
    expect(sum(beforeLoad, 'script')).toBeLessThanOrEqual(CLIENT);
    expect(sum([...beforeLoad, ...byIdle])).toBeLessThanOrEqual(BY_IDLE);
    const told = figures.pages[address];
    expectTold(sum([...beforeLoad, ...byIdle]), told?.bytes, `a first visit to ${address}`);
    expectTold(sum(byFirstAct), told?.application, `the application of ${address}`);
    const requests = [...beforeLoad, ...byIdle].length;
    // On home pages, a full Chromium makes 12 requests where its headless shell makes 16.
    if (isFullChromium()) expect(requests).toBeLessThanOrEqual(told?.requests ?? 0);
    else expect(requests, `${address} — run npm run figures`).toBe(told?.requests);
    expect(byIdle.filter(({ type }) => type === 'script')).toEqual([]);
    const all = [...beforeLoad, ...byIdle, ...byFirstAct];
    expect(all.filter(({ type }) => type === 'font')).toHaveLength(1);
    expect(sum(beforeLoad, 'font')).toBeGreaterThan(1000);
    expect(sum(beforeLoad, 'font')).toBeLessThanOrEqual(FONT);
    const isHome = /^\/(zh\/)?$/.test(address);
    // The home page may have more pictures.
    if (!isHome) expect(beforeLoad.length).toBeLessThanOrEqual(BEFORE_LOAD.requests);
    expect(sum(all, 'script')).toBeLessThanOrEqual(isHome ? SCRIPTS.ofHome : SCRIPTS.ofAny);
  });
}

test('inline scripts are small, and the same in all documents', async ({ request }) => {
  const inline = async (address: string) => {
    const html = await (await request.get(address)).text();
    return [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, source]) => source).join('\n');
  };
  const scripts = await Promise.all(MEASURED_PAGES.map(inline));
  expect(scripts[0]).toContain('colorScheme');
  expect(new Set(scripts).size).toBe(1);
  expect(brotliSize(Buffer.from(scripts[0] ?? ''))).toBeLessThanOrEqual(INLINE);
});

test('the scripts of all pages contain no headings or text of other pages', async ({ page, request }) => {
  const address = '/guide/basic/cli';
  const requested = recordScripts(page);
  await openPage(page, address);
  const own = await scriptOf(request, address);
  const files = requested.filter((file) => file !== own);
  expect(files.length).toBeGreaterThan(2);
  const sources = (await Promise.all(files.map(async (file) => (await request.get(file)).text()))).join();
  expect(sources.includes('/guide/basic/typescript')).toBe(true);
  const html = await (await request.get(address)).text();
  const [, description = ''] = /^description: (.+)$/m.exec(readFileSync('docs/en/guide/basic/cli.mdx', 'utf8')) ?? [];
  for (const known of ['entry-lists-and-patterns', description]) {
    expect(html.includes(known), known).toBe(true);
    expect(sources.includes(known), known).toBe(false);
  }
});
