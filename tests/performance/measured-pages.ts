/** One English page of each kind: home, a guide, options from the shortest to the longest page, and the overview. */
export const MEASURED_PAGES = [
  '/',
  '/guide/basic/cli',
  '/config/lib/id',
  '/config/lib/dts',
  '/config/rsbuild/output',
  '/config/',
] as const;
