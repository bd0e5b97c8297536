import { readFileSync } from 'node:fs';
import { MEASURED_PAGES } from '../performance/measured-pages.ts';
import { brotliSize, sum, visit } from '../performance/visit.ts';
import { expect, test } from './fixtures.ts';

/** Before the load event, on pages that are read: 40 kB of brotli, in 8 requests. */
const BEFORE_LOAD = { bytes: 40_000, requests: 8 };
/** All scripts that run in the document itself: 2 kB of brotli, of which some 55 are for the hashes of files. */
const INLINE = 1945;
const HASHES = /\.[0-9a-f]{8,10}(?=\.js)/g;
/** The application, 125 kB now, of which React is 58, and with it the page and the next one. One more dependency is too much. */
const SCRIPTS = { ofHome: 127_000, ofAny: 140_000 };

for (const address of MEASURED_PAGES.flatMap((path) => [path, `/zh${path}`])) {
  test(`${address} transfers little before the load event, and no script`, async ({ page, origin }) => {
    const { beforeLoad, byIdle, byFirstAct } = await visit(page, origin + address);
    expect(sum(beforeLoad, 'document')).toBeGreaterThan(1000);
    expect(sum(beforeLoad)).toBeLessThanOrEqual(BEFORE_LOAD.bytes);
    expect(beforeLoad.filter(({ type }) => type === 'script')).toEqual([]);
    const all = [...beforeLoad, ...byIdle, ...byFirstAct];
    expect(all.filter(({ type }) => type === 'font')).toEqual([]);
    const isHome = /^\/(zh\/)?$/.test(address);
    // The home page may have more pictures.
    if (!isHome) expect(beforeLoad.length).toBeLessThanOrEqual(BEFORE_LOAD.requests);
    expect(sum(byIdle, 'script')).toBeGreaterThan(1000);
    expect(sum(all, 'script')).toBeLessThanOrEqual(isHome ? SCRIPTS.ofHome : SCRIPTS.ofAny);
  });
}

test('the scripts inside a document are small, and the same in all documents', async ({ request }) => {
  const inline = async (address: string) => {
    const html = await (await request.get(address)).text();
    return [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, source]) => source).join('\n');
  };
  const scripts = await Promise.all(MEASURED_PAGES.map(inline));
  expect(scripts[0]).toContain('requestIdleCallback');
  expect(new Set(scripts).size).toBe(1);
  // The digits of the hashes change the size by ten bytes.
  expect(brotliSize(Buffer.from((scripts[0] ?? '').replaceAll(HASHES, '')))).toBeLessThanOrEqual(INLINE);
});

test("the script that all pages load knows no other page's headings or words", async ({ request }) => {
  const html = await (await request.get('/guide/basic/cli')).text();
  const [files] = /\[("\/static\/js\/[^\]]+)\]/.exec(html) ?? [];
  const sources = await Promise.all(
    (JSON.parse(files ?? '[]') as string[]).map(async (file) => (await request.get(file)).text()),
  );
  expect(sources.length).toBeGreaterThan(2);
  expect(sources.join().includes('/guide/basic/typescript')).toBe(true);
  const [, description = ''] = /^description: (.+)$/m.exec(readFileSync('docs/en/guide/basic/cli.mdx', 'utf8')) ?? [];
  for (const known of ['entry-lists-and-patterns', description]) {
    expect(html.includes(known), known).toBe(true);
    expect(sources.join().includes(known), known).toBe(false);
  }
});
