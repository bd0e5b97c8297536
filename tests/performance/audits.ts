import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { BROWSER_ARGUMENTS, findBrowser } from '../site/browser.ts';
import { freePort } from './free-port.ts';
import { median, type Row } from './row.ts';
import { whileServed } from './serve.ts';
import type { Site } from './sites/variants.ts';

const PAGES = ['/', '/guide/basic/cli', '/config/lib/dts', '/config/'].flatMap((page) => [page, `/zh${page}`]);
const RUNS = 3;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

/** What is read of a report: an audit's number, and what it is to be. */
const AUDITS = [
  { id: 'total-blocking-time', measure: 'blocking time', target: '≤ 20 ms', unit: 'ms' },
  { id: 'cumulative-layout-shift', measure: 'layout shift', target: '0', unit: 'count' },
  { id: 'largest-contentful-paint', measure: 'largest paint', target: '≤ Starlight', unit: 'ms' },
] as const;

/** Runs Lighthouse as for a phone: the middle of three runs of each page, site by site in turn. */
export async function measureAudits(sites: readonly Site[]): Promise<Row[]> {
  const rows = new Map<string, Row>();
  for (const page of PAGES) {
    for (const site of sites) {
      const reports: Report[] = [];
      await whileServed(site, async (origin) => {
        for (let turn = 0; turn < RUNS; turn++) reports.push(await audit(origin + page));
      });
      const put = (measure: string, target: string, unit: Row['unit'], of: (report: Report) => number) => {
        const row = rows.get(`${page} ${measure}`) ?? {
          part: 'Lighthouse',
          measure: `${page} ${measure}`,
          target,
          unit,
          values: {},
        };
        row.values[site.name] = median(reports.map(of));
        rows.set(row.measure, row);
      };
      for (const id of CATEGORIES) {
        put(id, '100', 'points', ({ categories }) => Math.round((categories[id]?.score ?? 0) * 100));
      }
      for (const { id, measure, target, unit } of AUDITS) {
        put(measure, target, unit, ({ audits }) => audits[id]?.numericValue ?? Number.NaN);
      }
      console.error(`  ${site.name} ${page}: ${lost(reports)}`);
    }
  }
  return [...rows.values()];
}

type Report = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr'];

/** A browser for each run: one that has gone through a run has more in its caches. */
async function audit(address: string): Promise<Report> {
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: [...BROWSER_ARGUMENTS, `--remote-debugging-port=${port}`],
  });
  try {
    // Lighthouse closes its own page at the end, and a browser ends with its last one.
    await browser.newPage();
    const result = await lighthouse(address, { port, output: 'json', logLevel: 'error' });
    if (!result || result.lhr.runtimeError) {
      throw new Error(`${address}: ${result?.lhr.runtimeError?.message ?? 'Lighthouse gave no report'}`);
    }
    return result.lhr;
  } finally {
    await browser.close();
  }
}

/** The names of audits that cost points in any run. */
function lost(reports: readonly Report[]): string {
  const names = reports.flatMap(({ categories, audits }) =>
    CATEGORIES.flatMap((id) => categories[id]?.auditRefs ?? [])
      .filter(({ weight, id }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => `${id} ${audits[id]?.displayValue ?? ''}`.trim()),
  );
  return [...new Set(names)].join(', ') || 'all points';
}
