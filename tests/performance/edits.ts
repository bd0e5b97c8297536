import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright/test';
import { launchOptions } from '../site/browser.ts';
import { median, type Row } from './row.ts';
import { BENCH, type Site } from './sites/variants.ts';

const EDITS = 5;
const PORT = 4188;
const PAGE = 'guide/basic/cli';

/** Measures the time from saving a page to its update on screen, in a copy of the pages. */
export async function measureEdits(sites: readonly Site[]): Promise<Row[]> {
  const values: Row['values'] = {};
  for (const site of sites) if (site.dev.length > 0) values[site.name] = await timeOfEdits(site);
  return [{ part: 'dev', measure: `an edit, median of ${EDITS}`, target: '≤ 1', unit: 'time', values }];
}

async function timeOfEdits(site: Site): Promise<number> {
  const pages = path.join(BENCH, `${site.name}-dev-docs`);
  rmSync(pages, { recursive: true, force: true });
  cpSync('docs', pages, { recursive: true });
  const server = spawn(site.dev[0] ?? '', [...site.dev.slice(1), '--port', String(PORT)], {
    env: { ...process.env, ...site.env, BENCH_PAGES: pages },
    stdio: 'ignore',
    detached: true,
  });
  const browser = await chromium.launch(launchOptions());
  try {
    const page = await browser.newPage();
    await answered(`http://localhost:${PORT}/${PAGE}`, server);
    await page.goto(`http://localhost:${PORT}/${PAGE}`);
    const file = path.join(pages, 'en', `${PAGE}.mdx`);
    const text = readFileSync(file, 'utf8');
    const times: number[] = [];
    // The first edit is a warm-up.
    for (let edit = 0; edit <= EDITS; edit++) {
      await page.locator('h1').waitFor();
      const start = performance.now();
      writeFileSync(
        file,
        text.replace(/\n# .*\n/, (title) => `${title}\nThis is edit number ${edit} of it.\n`),
      );
      await page.getByText(`edit number ${edit} of it`).waitFor({ timeout: 60_000 });
      times.push((performance.now() - start) / 1000);
    }
    return median(times.slice(1));
  } finally {
    await browser.close();
    // A package runner does not forward signals, so kill its process group.
    if (server.pid) process.kill(-server.pid);
  }
}

async function answered(address: string, server: ChildProcess): Promise<void> {
  while (server.exitCode === null) {
    const isThere = await fetch(address)
      .then(({ ok }) => ok)
      .catch(() => false);
    if (isThere) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`the server of ${address} has ended with ${server.exitCode}`);
}
