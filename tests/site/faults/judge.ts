import type { BrowserContext, Page } from '@playwright/test';
import { hydrated } from '../hydrated.ts';
import { type Fault, HERE, type Met, NEXT } from './fault.ts';
import { type Heard, listenTo } from './listen.ts';
import { expect, type ReadWritten, wordsOf } from './written-pages.ts';

/** The part of a page's words that must be there: most of a text is the text. */
const MOST = 0.9;

interface Judged {
  origin: string;
  written: ReadWritten;
  expectedTrouble: RegExp[];
  /** Whether links are also tried before the application is there, which is of use where the fault may touch them. */
  alsoAsDocument: boolean;
}

/**
 * Tries a fault in a window of its own. Whatever the fault is, five things hold: the text is there to
 * read, a link leads on and back leads back, no document and no request is of another origin, nothing
 * that was slipped in runs, and the console says what is expected and nothing else.
 */
export async function judge(context: BrowserContext, fault: Fault, judged: Judged): Promise<void> {
  const { origin, expectedTrouble } = judged;
  const { trouble = [], mayBeSaid = [], comes = ['opening'] } = fault;
  const heard: Heard = { said: [], errors: [], ran: [], origins: new Set() };
  expectedTrouble.push(...trouble, ...mayBeSaid);

  for (const moment of comes) {
    const page = await context.newPage();
    await listenTo(page, heard);
    await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
    const met = moment === 'opening' ? await meetOnOpening(page, fault, judged) : await meetInUse(page, fault, judged);
    expect(Number(await met()), 'how often the fault was met').toBeGreaterThan(0);
    await page.close();
  }

  expect(heard.ran, 'what ran of what was slipped in').toEqual([]);
  expect([...heard.origins], 'the origins that were asked').toEqual([origin]);
  const isExpected = (text: string) => expectedTrouble.some((pattern) => pattern.test(text));
  expect(
    heard.errors.filter((text) => !isExpected(text)),
    'unexpected errors',
  ).toEqual([]);
  const unheard = trouble.filter((pattern) => !heard.said.some((text) => pattern.test(text)));
  expect(unheard, `what the console did not say. It said: ${heard.said.join(' · ')}`).toEqual([]);
}

/** Opens the page under the fault: first it is a document that nobody has touched, then an application. */
async function meetOnOpening(page: Page, fault: Fault, judged: Judged): Promise<Met> {
  const { address = HERE, inject, works = true } = fault;
  const met = (await inject?.(page)) ?? (() => true);
  await page.goto(judged.origin + address, { waitUntil: 'domcontentloaded' });
  if (fault.endsAt !== undefined) await expect(page).toHaveURL(judged.origin + fault.endsAt);
  await isReadHere(page, fault, judged);
  expect(await isStarted(page), 'the application has started by itself').toBe(false);
  if (judged.alsoAsDocument) await goesOnAndBack(page, fault, judged);

  if (fault.browser?.javaScriptEnabled === false) return met;
  const touch = () => page.mouse.move(1, 300).then(() => page.mouse.move(2, 301));
  // The page for unknown addresses may lead to another once it works, which nobody has touched yet.
  const touchNext = () => void touch().catch(() => {});
  page.on('domcontentloaded', touchNext);
  await touch();
  if (works) await expect(() => hydrated(page)).toPass({ timeout: 30_000 });
  else await expect.poll(met, 'how often the fault was met').toBeTruthy();
  page.off('domcontentloaded', touchNext);
  await isReadHere(page, fault, judged);
  if (works) await fault.still?.(page);
  await goesOnAndBack(page, fault, judged);
  return met;
}

/** Opens the page, and lets the fault come when everything works. */
async function meetInUse(page: Page, fault: Fault, judged: Judged): Promise<Met> {
  await page.goto(judged.origin + (fault.address ?? HERE));
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
  const link = page.locator(`:is(.rp-doc-layout__sidebar, main) a[href="${next}"]:visible`).first();
  await link.click({ noWaitAfter: true });
  await expect(page, 'a link leads on').toHaveURL(judged.origin + next);
  await isRead(page, next, judged);
  await page.goBack({ waitUntil: 'commit' });
  await expect(page, 'back leads back').not.toHaveURL(judged.origin + next);
  await isReadHere(page, fault, judged);
}

function isReadHere(
  page: Page,
  { address = HERE, shows = address.replace(/[?#].*/, ''), most }: Fault,
  judged: Judged,
): Promise<void> {
  return isRead(page, shows, judged, most);
}

/** The page's title and most of its words are on the screen, and no object has what it should not have. */
async function isRead(page: Page, path: string, { written }: Judged, most = MOST): Promise<void> {
  const { title, words } = await written(path);
  await expect(async () => {
    const [text, ofEvery] = await page.evaluate(
      () => [document.body.innerText, Object.keys(Object.prototype)] as const,
    );
    const found = wordsOf(text);
    expect(text, `the title of ${path}`).toContain(title);
    const part = [...words].filter((word) => found.has(word)).length / words.size;
    expect(part, `the part of the words of ${path}`).toBeGreaterThan(most);
    expect(ofEvery, 'what every object has').toEqual([]);
  }).toPass({ timeout: 15_000, intervals: [50, 100, 250] });
}

/** Whether React has taken over the page. */
async function isStarted(page: Page): Promise<boolean> {
  return page.evaluate(() =>
    Object.keys(document.getElementById('__rspress_root') ?? {}).some((key) => key.startsWith('__reactContainer$')),
  );
}
