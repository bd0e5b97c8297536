/** Pages that most readers need, shown before anything is typed; their titles are those of the sidebar. */
export const popularPages = [
  '/guide/start/quick-start',
  '/guide/basic/configure-rslib',
  '/guide/basic/output-format',
  '/guide/advanced/dts',
  '/config/',
] as const;
