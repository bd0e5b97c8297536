import type { SourceTool } from '../types.ts';
import type { Layout } from './lib-items.ts';
import type { Manifest } from './manifest.ts';
import type { Report, RsbuildPlugin } from './rules.ts';

/** What the generated `package.json` asks for; a test compares it with the versions of the site. */
export const VERSIONS = {
  '@rslib/core': '^1.0.1',
  '@microsoft/api-extractor': '^7.60.1',
  '@rsbuild/plugin-react': '^2.1.1',
  '@rsbuild/plugin-vue': '^1.2.9',
  '@rsbuild/plugin-solid': '^1.2.2',
  '@rsbuild/plugin-svelte': '^1.1.2',
  '@rsbuild/plugin-svgr': '^2.0.5',
  '@rsbuild/plugin-sass': '^2.0.1',
  '@rsbuild/plugin-less': '^1.6.4',
  typescript: '^7.0.2',
} as const satisfies Record<RsbuildPlugin | '@rslib/core' | '@microsoft/api-extractor' | 'typescript', string>;

/** Plugins of a tool, which go with it. */
const OWN_PLUGINS: Partial<Record<SourceTool, RegExp>> = {
  tsup: /^esbuild-plugin-/,
  vite: /^(vite-plugin-|vite-tsconfig-paths$|unplugin-dts$)/,
  rollup: /^(@rollup\/plugin-|rollup-plugin-|@svgr\/rollup$)/,
};

/** The packages that come and go. */
export function packagesOf(
  tool: SourceTool,
  { items }: Layout,
  { manifest, plugins, report }: { manifest: Manifest; plugins: ReadonlySet<RsbuildPlugin>; report: Report },
): { add: Record<string, string>; remove: string[] } {
  const isTyped = items.some(({ dts }) => dts !== undefined);
  const isBundled = items.some(({ dts }) => typeof dts === 'object' && 'bundle' in dts);
  const names: (keyof typeof VERSIONS)[] = ['@rslib/core', ...plugins];
  if (isTyped) names.push('typescript');
  if (isBundled) names.push('@microsoft/api-extractor');
  // Others read the config of Vite, too: Vitest, and what shows components.
  const isUsed =
    tool === 'vite' &&
    (manifest.scripts.some(({ command }) => /\bvite\b(?! build)/.test(command)) ||
      report.notes.some(({ message }) => 'key' in message && message.key === 'converter.vitest') ||
      manifest.packages.some((name) => /^@storybook\/.*-vite$|^(histoire|@ladle\/react)$/.test(name)));
  return {
    add: Object.fromEntries(names.map((name) => [name, VERSIONS[name]])),
    remove: [
      ...(tool === 'tsc' || isUsed ? [] : [tool]),
      ...(isUsed ? [] : manifest.packages.filter((name) => OWN_PLUGINS[tool]?.test(name))),
    ],
  };
}
