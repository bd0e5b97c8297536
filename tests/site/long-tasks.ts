import type { Browser, Page } from '@playwright/test';

type TraceEvent = {
  name: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  tdur?: number;
  args: { name?: string; chrome_mojo_event_info?: { mojo_interface_tag?: string } };
};

/** The browser's interface for tests. */
const TEST_INTERFACE = 'blink.mojom.DevToolsSession';

const MICROSECONDS = 1000;

/**
 * Measures how long the tasks of a page's main thread kept the processor, which other load on the
 * machine does not change, as it does the time that passed. What the test itself has the page do does not count.
 *
 * @param slowdown how many times slower the processor is made
 * @returns milliseconds of the processor, a number for each task
 */
export async function tasksDuring(
  browser: Browser,
  page: Page,
  slowdown: number,
  act: () => Promise<void>,
): Promise<number[]> {
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await browser.startTracing(page, { categories: ['disabled-by-default-devtools.timeline', 'toplevel', '__metadata'] });
  await act();
  const trace = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  await client.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  const isMain = new Set(
    trace.traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  const onMain = trace.traceEvents.filter(({ pid, tid }) => isMain.has(`${pid} ${tid}`));
  const ofTest = onMain.filter(({ args }) => args.chrome_mojo_event_info?.mojo_interface_tag === TEST_INTERFACE);
  return onMain
    .filter(({ name, ts, dur = 0 }) => name === 'RunTask' && !ofTest.some((own) => own.ts >= ts && own.ts <= ts + dur))
    .map(({ tdur = 0 }) => tdur / MICROSECONDS);
}
