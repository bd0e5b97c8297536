import path from 'node:path';

/** A site that is measured: ours, or one that others' tools make of the same pages. */
export type Site = {
  name: string;
  /** What builds it, in the folder of the project. */
  build: string[];
  /** Where the build is. */
  output: string;
  /** What its builds keep for the next one. */
  caches: string[];
  /** What serves it to a writer, without the port. */
  dev: string[];
  /** Variables of the environment for each of these. */
  env: Record<string, string>;
};

const CONFIG = 'tests/performance/sites/rspress.config.ts';

/** Where copies of pages and builds of the bench are. */
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

/** The same pages with the theme, the search and the build of Rspress as it is installed. */
export const STOCK: Site = {
  name: 'Rspress',
  build: ['npx', 'rspress', 'build', '-c', CONFIG],
  output: path.join(BENCH, 'Rspress'),
  caches: CACHES,
  dev: OWN.dev,
  env: { BENCH_SITE: 'Rspress' },
};

/** Both with ten times the pages. Ours does without what `npm run build` does after Rspress. */
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
