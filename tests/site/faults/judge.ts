import type { BrowserContext, CDPSession, Locator, Page } from '@playwright/test';
import { hydrated } from '../hydrated.ts';
import { SIDEBAR } from '../rspress-selectors.ts';
import { type Fault, HERE, type Met, NEXT } from './fault.ts';
import { emptyWindow } from './in-page.ts';
import { AGAIN, isAt, isRead } from './is-read.ts';
import { type Heard, listenTo } from './listen.ts';
import { expect, type ReadWritten } from './written-pages.ts';

interface Judged {
  origin: string;
  written: ReadWritten;
  /** Whether links are also tried before the application is there, which is of use where the fault may touch them. */
  alsoAsDocument: boolean;
  /** Whether the fault leaves nothing behind in its window, as where it is in the address alone. */
  leavesNothing?: boolean;
}

/** A window that one fault after the other is met in. */
export interface Window {
  page: Page;
  client: CDPSession;
  heard: Heard;
}

/** Opens a window whose application starts when the reader acts, and not by itself. */
export async function openWindow(context: BrowserContext): Promise<Window> {
  const page = await context.newPage();
  const heard = await listenTo(page);
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  return { page, client: await context.newCDPSession(page), heard };
}

/**
 * Tries a fault. Whatever it is, five things hold: the text is there to read, a link leads on and back
 * leads back, no document and no request is of another origin, nothing that was slipped in runs, and
 * the console says what is expected and nothing else.
 *
 * @param window the window to try it in, which forgets the fault before
 */
export async function judge({ page, client, heard: listened }: Window, fault: Fault, judged: Judged): Promise<void> {
  const { trouble = [], mayBeSaid = [], comes = ['opening'] } = fault;
  const heard: Heard[] = [];
  for (const moment of comes) {
    if (judged.leavesNothing) await page.unrouteAll();
    else await emptyWindow(page, client, judged.origin);
    listened.forget();
    const met = await (moment === 'opening' ? meetOnOpening : meetInUse)(page, fault, judged);
    expect(Number(await met()), 'how often the fault was met').toBeGreaterThan(0);
    heard.push({ ...listened });
  }

  const [said, errors, ran] = (['said', 'errors', 'ran'] as const).map((name) => heard.flatMap((one) => one[name]));
  expect(ran, 'what ran of what was slipped in').toEqual([]);
  const origins = new Set(heard.flatMap((one) => [...one.origins]));
  expect([...origins], 'the origins that were asked').toEqual([judged.origin]);
  const expected = [...trouble, ...mayBeSaid];
  const unexpected = errors?.filter((text) => !expected.some((pattern) => pattern.test(text)));
  expect(unexpected, 'unexpected errors').toEqual([]);
  const unheard = trouble.filter((pattern) => !said?.some((text) => pattern.test(text)));
  expect(unheard, `what the console did not say. It said: ${said?.join(' · ')}`).toEqual([]);
}

/** Opens the page under the fault: first it is a document that nobody has touched, then an application. */
async function meetOnOpening(page: Page, fault: Fault, judged: Judged): Promise<Met> {
  const { address = HERE, inject, works = true } = fault;
  const met = (await inject?.(page)) ?? (() => true);
  await page.goto(judged.origin + address, { waitUntil: 'domcontentloaded' });
  if (fault.endsAt !== undefined) await isAt(page, new URL(fault.endsAt, judged.origin).href);
  await isReadHere(page, fault, judged);
  if (judged.alsoAsDocument) await goesOnAndBack(page, fault, judged);

  if (fault.browser?.javaScriptEnabled === false) return met;
  const touch = () => page.mouse.move(1, 300).then(() => page.mouse.move(2, 301));
  // The page for unknown addresses may lead to another once it works, which nobody has touched yet.
  const touchNext = () => void touch().catch(() => {});
  page.on('domcontentloaded', touchNext);
  await touch();
  if (works) await expect(() => hydrated(page)).toPass({ timeout: 30_000, intervals: AGAIN.intervals });
  else await expect.poll(met, { ...AGAIN, message: 'how often the fault was met' }).toBeTruthy();
  page.off('domcontentloaded', touchNext);
  await isReadHere(page, fault, judged);
  if (works) await fault.still?.(page);
  await goesOnAndBack(page, fault, judged);
  return met;
}

/** Opens the page, and lets the fault come when everything works. */
async function meetInUse(page: Page, fault: Fault, judged: Judged): Promise<Met> {
  await page.goto(judged.origin + (fault.address ?? HERE), { waitUntil: 'domcontentloaded' });
  await page.mouse.move(1, 300);
  await page.mouse.move(2, 301);
  await hydrated(page);
  const met = (await fault.inject?.(page)) ?? (() => true);
  await fault.still?.(page);
  await isReadHere(page, fault, judged);
  // The next page may be another document, which this fault never was in.
  const isMet = await met();
  await goesOnAndBack(page, fault, judged);
  return () => isMet || met();
}

async function goesOnAndBack(page: Page, fault: Fault, judged: Judged): Promise<void> {
  const { next = NEXT } = fault;
  const link = page.locator(`:is(${SIDEBAR}, main) a[href="${next}"]:visible`).first();
  await follow(page, link, judged.origin + next);
  await isRead(page, next, judged.written);
  await page.goBack({ waitUntil: 'commit' });
  await expect.poll(() => page.url(), { ...AGAIN, message: 'back leads back' }).not.toBe(judged.origin + next);
  await isReadHere(page, fault, judged);
}

/**
 * Clicks a link, and again where it is gone and leads nowhere: an application that cannot take over a document
 * draws it anew, and a page for unknown addresses may just be leading to another document. Where a page without its
 * style moves under the pointer, the press may have hit another link.
 */
async function follow(page: Page, link: Locator, address: string): Promise<void> {
  async function press() {
    const element = await link.elementHandle();
    await link.click({ noWaitAfter: true, timeout: 5000 });
    return element;
  }
  const here = page.url();
  let pressed = await press();
  let timesLost = 0;
  const isGone = () => pressed?.evaluate((element) => !element.isConnected).catch(() => true);
  await expect(async () => {
    if (page.url() !== address && (page.url() !== here || (await isGone()))) timesLost += 1;
    // The address of the next document is told a moment after this one is gone.
    if (page.url() !== address && timesLost > 2) {
      timesLost = 0;
      pressed = await press();
    }
    expect(page.url(), 'where the link leads').toBe(address);
  }).toPass(AGAIN);
}

function isReadHere(page: Page, fault: Fault, judged: Judged): Promise<void> {
  const { address = HERE, shows = address.replace(/[?#].*/, ''), most } = fault;
  return isRead(page, shows, judged.written, most);
}
