import type { SourceTool } from '../types.ts';
import { assign, isSettings, type Settings } from './code.ts';
import type { Draft } from './lib-items.ts';
import type { Manifest } from './manifest.ts';
import { part } from './plugins.ts';
import type { Report } from './rules.ts';
import type { Value } from './values.ts';

/** Keeps the way in which the other tool compiled JSX, as `jsx` of a tsconfig says. */
export function setRuntime(options: Value | undefined, report: Report): void {
  const text = (name: string) => {
    const value = part(options, name);
    return value?.kind === 'string' ? value.value : undefined;
  };
  const isClassic = text('jsx') === 'react';
  const source = text('jsxImportSource');
  const names = { pragma: text('jsxFactory'), pragmaFrag: text('jsxFragmentFactory') };
  const settings: Settings = isClassic
    ? { runtime: 'classic', ...Object.fromEntries(Object.entries(names).filter(([, name]) => name !== undefined)) }
    : source !== undefined && source !== 'react'
      ? { importSource: source }
      : {};
  const [first] = Object.keys(settings);
  if (first === undefined) return;
  report.pluginOptions.set('@rsbuild/plugin-react', { swcReactOptions: settings });
  const place =
    report.notes.find(({ option }) => option === 'jsx') ??
    report.notes.find(({ message }) => 'key' in message && message.key === 'converter.react');
  if (place)
    report.add(
      'converted',
      place,
      place.option,
      { key: 'converter.jsx', values: { option: first } },
      '/guide/solution/react#jsx-transform',
    );
}

/** Packages that compile styles, or that a package has because it does. */
const STYLES =
  /^(rollup-plugin-(postcss|styles|scss|sass|less|css-only)|esbuild-sass-plugin|@tsdown\/css|sass|sass-embedded|less)$/;

/**
 * Keeps the styles of packages that other tools build for any platform: Rslib writes none for its usual target. tsc
 * leaves imports of styles alone, and so does Rslib.
 */
export function addStyles(
  drafts: readonly Draft[],
  { tool, report, manifest, file }: { tool: SourceTool; report: Report; manifest: Manifest | undefined; file: string },
): void {
  if (tool === 'tsc' || !manifest) return;
  for (const name of ['sass', 'less'] as const) {
    if (!manifest.packages.some((one) => one === name || one === `${name}-embedded`)) continue;
    report.plugins.add(`@rsbuild/plugin-${name}`);
    const values = { plugin: `@rsbuild/plugin-${name}` };
    const link = '/guide/advanced/css#preprocessors';
    if (drafts[0])
      report.add('converted', { file, line: drafts[0].line }, '', { key: 'converter.styles', values }, link);
  }
  const hasStyles = /\.css\b/.test(manifest.text) || manifest.packages.some((name) => STYLES.test(name));
  const isForPages = [...report.plugins].some((plugin) => /react|vue|solid|svelte/.test(plugin));
  for (const draft of drafts) {
    const output = isSettings(draft.settings.output) ? draft.settings.output : {};
    // Copied stylesheets are written already.
    const isCopied = draft.settings.bundle === false && output.copy !== undefined;
    const isWritten = output.target === 'web' || output.emitCss !== undefined || isCopied;
    if (isWritten || !draft.formats.some((format) => format === 'esm' || format === 'cjs')) continue;
    const link = '/config/rsbuild/output-css#output-emit-css';
    const at = { file, line: draft.line };
    if (hasStyles) {
      assign(draft.settings, 'output.emitCss', true);
      report.add('converted', at, '', { key: 'converter.emitCss' }, link);
    } else if (isForPages) report.add('decide', at, '', { key: 'converter.noStyles' }, link);
  }
}
