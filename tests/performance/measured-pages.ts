/** English addresses that stand for the kinds of pages: home, guides, options, from the shortest to the longest, and the overview. */
export const MEASURED_PAGES = [
  '/',
  '/guide/basic/cli',
  '/config/lib/id',
  '/config/lib/dts',
  '/config/rsbuild/output',
  '/config/',
] as const;
