import { brotliCompressSync, constants } from 'node:zlib';
import type { Page, Request } from '@playwright/test';

/** What a visit transferred: a file, what it is for the browser, and its size as the best brotli. */
export type Transfer = { path: string; type: string; bytes: number };

/** A visit of a page with nothing in the cache. */
export type Visit = {
  /** Until the load event. */
  beforeLoad: Transfer[];
  /** From then until the page works and the network is quiet. */
  byIdle: Transfer[];
};

const sizes = new Map<string, number>();

/** How many bytes a host sends that has compressed its files in advance, as hosts do. Pictures too: ours are texts. */
export function brotliSize(body: Buffer): number {
  return brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: body.length } }).length;
}

/**
 * Opens an address as its first reader and counts what comes.
 *
 * @param page a page that has loaded nothing yet, in a context of its own
 * @param works tells, in the page, that the application has started; ours then keeps positions by itself
 */
export async function visit(
  page: Page,
  address: string,
  works: () => boolean = () => history.scrollRestoration === 'manual',
): Promise<Visit> {
  const requests: Request[] = [];
  let atLoad: number | undefined;
  page.on('request', (request) => requests.push(request));
  page.once('load', () => (atLoad = requests.length));
  await page.goto(address, { waitUntil: 'load' });
  await page.waitForFunction(works);
  await page.waitForLoadState('networkidle');
  const transfers = await Promise.all(requests.map(measure));
  return { beforeLoad: transfers.slice(0, atLoad), byIdle: transfers.slice(atLoad) };
}

async function measure(request: Request): Promise<Transfer> {
  const path = new URL(request.url()).pathname;
  const response = await request.response();
  if (!response) throw new Error(`${path} has no answer`);
  let bytes = sizes.get(path);
  if (bytes === undefined) {
    bytes = brotliSize(await response.body());
    sizes.set(path, bytes);
  }
  return { path, type: request.resourceType(), bytes };
}

/** The bytes of all transfers, or of those of one type. */
export function sum(transfers: Transfer[], type?: string): number {
  return transfers.filter((transfer) => !type || transfer.type === type).reduce((total, { bytes }) => total + bytes, 0);
}
