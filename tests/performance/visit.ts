import { createHash } from 'node:crypto';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Page, Request } from '@playwright/test';
import { turnToLink } from '../site/open-page.ts';

/** What a visit transferred: a file, what it is for the browser, and its size as the best brotli. */
export type Transfer = { path: string; type: string; bytes: number };

/** A visit of a page with nothing in the cache. What was fetched before is not counted again. */
export type Visit = {
  /** Until the load event. */
  beforeLoad: Transfer[];
  /** From then until the browser is idle and the network quiet; nobody touches the page. */
  byIdle: Transfer[];
  /** From the reader's first act until the page works; the next page may come later. */
  byFirstAct: Transfer[];
};

/** By the hash of what was compressed. */
const sizes = new Map<string, number>();

/** How many bytes a host sends that has compressed its files in advance, as hosts do. Pictures too: ours are texts. */
export function brotliSize(body: Buffer): number {
  const hash = createHash('sha256').update(body).digest('hex');
  const size =
    sizes.get(hash) ?? brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: body.length } }).length;
  sizes.set(hash, size);
  return size;
}

/**
 * Opens an address as its first reader, turns to a link when all is quiet, and counts what comes.
 *
 * @param page a page that has loaded nothing yet, in a context of its own
 * @param isOwn whether the site is one of this project, which starts its application then
 */
export async function visit(page: Page, address: string, isOwn = true): Promise<Visit> {
  const requests = new Map<string, Request>();
  page.on('request', (request) => requests.has(request.url()) || requests.set(request.url(), request));
  let atLoad: number | undefined;
  page.once('load', () => (atLoad = requests.size));
  await page.goto(address, { waitUntil: 'load' });
  await page.waitForLoadState('networkidle');
  const atIdle = requests.size;
  if (isOwn) {
    await turnToLink(page);
    await page.waitForFunction(() => document.documentElement.dataset.app === 'ready');
  }
  const transfers = await Promise.all([...requests.values()].map((request) => measure(request, page)));
  return {
    beforeLoad: transfers.slice(0, atLoad),
    byIdle: transfers.slice(atLoad, atIdle),
    byFirstAct: transfers.slice(atIdle),
  };
}

/** Asks once more: a browser doesn't show what it has fetched in advance. */
async function measure(request: Request, { request: client }: Page): Promise<Transfer> {
  const path = new URL(request.url()).pathname;
  const answer = await client.get(request.url());
  const type = path.endsWith('.js') ? 'script' : request.resourceType();
  return { path, type, bytes: brotliSize(await answer.body()) };
}

/** The bytes of all transfers, or of those of one type. */
export function sum(transfers: Transfer[], type?: string): number {
  return transfers.filter((transfer) => !type || transfer.type === type).reduce((total, { bytes }) => total + bytes, 0);
}
