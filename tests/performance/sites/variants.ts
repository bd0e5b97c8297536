import path from 'node:path';

/** A site to measure: ours, or one built by another tool from the same pages. */
export type Site = {
  name: string;
  /** The build command, run in the project's folder. */
  build: string[];
  /** The output folder. */
  output: string;
  /** Its cache folders. */
  caches: string[];
  /** The dev server command, without the port. */
  dev: string[];
  /** Environment variables for these commands. */
  env: Record<string, string>;
};

const CONFIG = 'tests/performance/sites/rspress.config.ts';

/** The folder for copied pages and builds. */
export const BENCH = path.resolve('.cache/bench');

const CACHES = ['node_modules/.cache', 'node_modules/.rspress', '.rspress', 'doc_build'];

/** The site as it is deployed. */
export const OWN: Site = {
  name: 'ours',
  build: ['npm', 'run', 'build'],
  output: path.resolve('dist'),
  caches: CACHES,
  dev: ['npx', 'rspress', 'dev', '-c', CONFIG],
  env: { BENCH_SITE: 'ours' },
};

/** The same pages with the stock theme and build of the installed Rspress. */
export const STOCK: Site = {
  name: 'Rspress',
  build: ['npx', 'rspress', 'build', '-c', CONFIG],
  output: path.join(BENCH, 'Rspress'),
  caches: CACHES,
  dev: OWN.dev,
  env: { BENCH_SITE: 'Rspress' },
};

/** Both with ten times the pages. Ours skips what `npm run build` does after Rspress. */
export const GROWN: readonly Site[] = [OWN, STOCK].map((site) => ({
  ...site,
  build: STOCK.build,
  output: path.join(BENCH, `${site.name}-grown`),
  env: {
    ...site.env,
    BENCH_PAGES: path.join(BENCH, 'grown-docs'),
    BENCH_OUTPUT: path.join(BENCH, `${site.name}-grown`),
  },
}));
