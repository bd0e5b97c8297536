const under = (folder: string, ...names: string[]) => names.map((name) => folder + name);

export const guideRoutes = [
  ...under('/guide/start/', '', 'quick-start', 'glossary', 'npm-packages'),
  ...under('/guide/solution/', '', 'nodejs', 'react'),
  ...under('/guide/basic/', 'cli', 'configure-rslib', 'typescript', 'output-format'),
  ...under('/guide/basic/', 'output-structure', 'upgrade-rslib'),
  ...under('/guide/advanced/', 'third-party-deps', 'output-compatibility', 'dts', 'static-assets'),
  ...under('/guide/advanced/', 'svgr-files', 'json-files', 'module-federation', 'storybook'),
  ...under('/guide/migration/', 'modernjs-module', 'tsup'),
  '/guide/faq/features',
];

export const libOptionRoutes = [
  ...under('/config/lib/', 'format', 'bundle', 'auto-extension', 'auto-external', 'redirect'),
  ...under('/config/lib/', 'syntax', 'external-helpers', 'banner', 'footer', 'dts', 'shims'),
  ...under('/config/lib/', 'id', 'umd-name', 'out-base'),
];

export const configRoutes = [
  '/config/',
  '/config/lib/',
  ...libOptionRoutes,
  ...under('/config/rsbuild/', '', 'resolve', 'source', 'output', 'tools', 'plugins'),
];

/** Every documentation page, without its language's prefix. */
export const docRoutes: readonly string[] = [...guideRoutes, ...configRoutes];

/** Every route that the navigation leads to. */
export const routes: readonly string[] = ['/', ...docRoutes];

/** Pages that other pages include; reachable by address only. */
export const hiddenRoutes: readonly string[] = under('/guide/start/components/', 'CJS', 'ESM', 'MF', 'UMD');

/**
 * The file of a route below `docs/<lang>` or `dist/<prefix>`, without its extension.
 *
 * @param route an address without a language's prefix; a folder's ends in a slash
 */
export function fileOf(route: string): string {
  return route.endsWith('/') ? `${route}index` : route;
}
