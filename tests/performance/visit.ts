import { createHash } from 'node:crypto';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Page, Request } from 'playwright/test';
import { turnToControl } from '../site/open-page.ts';

/** A transferred file, with its resource type and brotli size. */
export type Transfer = { path: string; type: string; bytes: number };

/** A visit with an empty cache. Each file is counted only once, in its first phase. */
export type Visit = {
  /** Until the load event. */
  beforeLoad: Transfer[];
  /** From then until the browser and the network are idle, without interaction. */
  byIdle: Transfer[];
  /** From the reader's first interaction until the page is interactive; the next page may be prefetched later. */
  byFirstAct: Transfer[];
};

/** Brotli sizes, by hash of the content. */
const sizes = new Map<string, number>();

/** The size as sent by a host with precompressed files. Includes images, since ours are SVG. */
export function brotliSize(body: Buffer): number {
  const hash = createHash('sha256').update(body).digest('hex');
  const size =
    sizes.get(hash) ?? brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: body.length } }).length;
  sizes.set(hash, size);
  return size;
}

/**
 * Opens a URL with an empty cache, turns to a link once everything is idle, and counts transfers.
 *
 * @param page a page that has loaded nothing yet, in a context of its own
 * @param isOwn whether the site is built by this project, which starts its application then
 */
export async function visit(page: Page, address: string, isOwn = true): Promise<Visit> {
  const requests = new Map<string, Request>();
  page.on('request', (request) => requests.has(request.url()) || requests.set(request.url(), request));
  let atLoad: number | undefined;
  page.once('load', () => (atLoad = requests.size));
  await page.goto(address, { waitUntil: 'load' });
  await settle(page, requests);
  const atIdle = requests.size;
  if (isOwn) {
    await turnToControl(page);
    await page.waitForFunction(() => document.documentElement.dataset.app === 'ready');
  }
  const transfers = await Promise.all([...requests.values()].map((request) => measure(request, page)));
  return {
    beforeLoad: transfers.slice(0, atLoad),
    byIdle: transfers.slice(atLoad, atIdle),
    byFirstAct: transfers.slice(atIdle),
  };
}

/** Waits until the browser is idle and every request has its response. */
export async function settle(page: Page, requests: ReadonlyMap<string, Request>): Promise<void> {
  let known: number;
  do {
    known = requests.size;
    // A headless browser may be idle without saying so.
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 })));
    await Promise.all([...requests.values()].map((request) => request.response()));
  } while (requests.size > known);
}

/** Fetches the file again, since browsers do not expose the bodies of prefetched files. */
async function measure(request: Request, { request: client }: Page): Promise<Transfer> {
  const path = new URL(request.url()).pathname;
  const answer = await client.get(request.url());
  const type = path.endsWith('.js') ? 'script' : request.resourceType();
  return { path, type, bytes: brotliSize(await answer.body()) };
}

/** The total bytes of all transfers, or of one type. */
export function sum(transfers: Transfer[], type?: string): number {
  return transfers.filter((transfer) => !type || transfer.type === type).reduce((total, { bytes }) => total + bytes, 0);
}
