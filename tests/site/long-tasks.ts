import type { Browser, Page } from 'playwright/test';

type TraceEvent = {
  name: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  tdur?: number;
  args: { name?: string; chrome_mojo_event_info?: { mojo_interface_tag?: string } };
};

/** The browser's test interface. */
const TEST_INTERFACE = 'blink.mojom.DevToolsSession';

const MICROSECONDS_PER_MILLISECOND = 1000;

/**
 * Measures the CPU time of a page's main-thread tasks, which other load on the machine does not affect. Tasks caused by
 * the test itself are excluded.
 *
 * @param slowdown the CPU throttling factor
 * @returns CPU milliseconds per task
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
    .map(({ tdur = 0 }) => tdur / MICROSECONDS_PER_MILLISECOND);
}
