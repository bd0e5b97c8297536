import type { BrowserContext, CDPSession, Page } from 'playwright/test';
import { startOnInput } from '../open-page.ts';
import { ATTACK, type TookEffect } from './fault.ts';

/** Events in a window that its reader does not see. */
interface Log {
  /** All console messages and thrown errors. */
  messages: string[];
  /** Console errors, thrown errors and failed requests. */
  errors: string[];
  /** The number of times injected code ran. */
  attacks: number;
  /** The origins of all documents and requests. */
  origins: Set<string>;
}

/** A window in which faults are tried one after another. */
export interface FaultWindow {
  page: Page;
  client: CDPSession;
  log: Log;
}

const emptyLog = (): Log => ({ messages: [], errors: [], attacks: 0, origins: new Set() });

/** Opens a window whose application starts on input only. */
export async function openWindow(context: BrowserContext): Promise<FaultWindow> {
  const page = await context.newPage();
  const window: FaultWindow = { page, client: await context.newCDPSession(page), log: emptyLog() };
  page.on('console', (message) => {
    window.log.messages.push(message.text());
    if (message.type() === 'error') window.log.errors.push(`console error: ${message.text()}`);
  });
  page.on('pageerror', ({ message }) => {
    window.log.messages.push(message);
    window.log.errors.push(`page error: ${message}`);
  });
  page.on('requestfailed', (request) => {
    // Requests canceled by the page itself, such as a prefetch cut off by a navigation, are aborted.
    const reason = request.failure()?.errorText;
    if (reason !== 'net::ERR_ABORTED') window.log.errors.push(`failed request: ${request.url()} ${reason}`);
  });
  const visit = (address: string) => /^https?:/.test(address) && window.log.origins.add(new URL(address).origin);
  page.on('framenavigated', (frame) => visit(frame.url()));
  page.on('request', (request) => visit(request.url()));
  await page.exposeFunction(ATTACK, () => {
    window.log.attacks += 1;
  });
  await startOnInput(page);
  return window;
}

/** The init scripts of each window, to remove them with their fault. */
const initScripts = new WeakMap<Page, { dispose(): Promise<void> }[]>();

/** Runs a script in each later document of a window, before the document's own scripts. */
export async function runFirst<Value>(
  page: Page,
  script: Parameters<typeof page.addInitScript<Value>>[0],
  value: Value,
): Promise<void> {
  initScripts.set(page, [...(initScripts.get(page) ?? []), await page.addInitScript(script, value)]);
}

/** Removes everything that a fault left in a window: page, init scripts, routes, storage and log. */
export async function resetWindow(window: FaultWindow, origin: string): Promise<void> {
  const { page, client } = window;
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  for (const script of initScripts.get(page) ?? []) await script.dispose();
  initScripts.delete(page);
  if (page.url() !== 'about:blank') {
    // Storage may be blocked. Local storage is cleared later, because pages write to it when they are left.
    await page.evaluate(() => globalThis.sessionStorage?.clear()).catch(() => {});
    await page.goto('about:blank');
    await client.send('Storage.clearDataForOrigin', { origin, storageTypes: 'local_storage' });
  }
  window.log = emptyLog();
}

/**
 * Runs a script in the page: at once, or before the document's own scripts if none is open yet.
 *
 * @param isThere whether the fault is in place; runs in the page
 */
export async function breakPage<Value>(
  page: Page,
  fault: (value: Value) => void,
  isThere: (value: Value) => boolean,
  value: Value,
): Promise<TookEffect> {
  const inPage = (script: (value: Value) => unknown) => `(${script})(${JSON.stringify(value)})`;
  if (page.url() === 'about:blank') await runFirst(page, { content: inPage(fault) }, undefined);
  else await page.evaluate(inPage(fault));
  return () => page.evaluate<boolean>(inPage(isThere));
}
