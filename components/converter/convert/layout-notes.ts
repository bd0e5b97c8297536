import { isSettings } from './code.ts';
import type { Draft, Layout } from './lib-items.ts';
import type { Manifest } from './manifest.ts';
import type { Report } from './rules.ts';
import type { Value } from './values.ts';

/** Notes banners of packages with a command, before whose `#!` line they would stand. */
export function noteBanners(
  drafts: readonly Draft[],
  { report, manifest }: { report: Report; manifest: Manifest | undefined },
): void {
  if (!manifest || manifest.commands.length === 0) return;
  const texts = drafts.flatMap(({ settings, only }) =>
    [settings, ...Object.values(only)].flatMap(({ banner }) => (isSettings(banner) ? (banner.js ?? []) : [])),
  );
  if (texts.every((text) => typeof text === 'string' && text.startsWith('#!'))) return;
  const values = { commands: manifest.commands.join(', ') };
  for (const { file, line, option } of [...report.notes]) {
    if (/^(.*\.)?(banner|intro|esbuildOptions)$/.test(option) && option !== 'dts.banner')
      report.add('decide', { file, line }, option, { key: 'converter.bannerBin', values }, '/config/lib/banner');
  }
}

/** Notes aliases that declarations keep, because no tsconfig has them. */
export function noteAliases({ items }: Layout, { report, paths }: { report: Report; paths: Value | undefined }): void {
  const known = new Set(paths?.kind === 'object' ? paths.properties.map(({ name }) => name.replace(/\/?\*$/, '')) : []);
  const names = items.flatMap(({ dts, resolve }) =>
    dts !== undefined && isSettings(resolve) && isSettings(resolve.alias) ? Object.keys(resolve.alias) : [],
  );
  const left = [...new Set(names)].filter((name) => !known.has(name.replace(/[/$*]+$/, '')));
  const place = report.notes.find(({ option }) => /(^|[.-])alias(es)?$/.test(option));
  if (left.length === 0 || !place) return;
  const values = { aliases: left.map((name) => `\`${name}\``).join(', ') };
  report.add('decide', place, place.option, { key: 'converter.aliasTypes', values }, '/config/lib/dts#dts-alias');
}

/** Notes what happens to the names of output files. */
export function noteLayout(
  { moves, rootDir, items }: Layout,
  {
    at,
    report,
    manifest,
    readsJson,
    needsRootDir,
  }: {
    at: { file: string; line: number };
    report: Report;
    manifest: Manifest | undefined;
    /** Whether sources may import JSON. */
    readsJson: boolean;
    needsRootDir: boolean;
  },
): void {
  if (needsRootDir) {
    const link = '/config/lib/dts#ts5011-root-dir-is-missing';
    const message =
      rootDir === '.'
        ? ({ key: 'converter.rootDirProject' } as const)
        : ({ key: 'converter.rootDir', values: { folder: rootDir ?? '' } } as const);
    report.add('decide', at, '', message, link);
  }
  const moved = moves.filter(({ from, to }) => from !== to);
  const parentOf = (path: string) => path.split('/').slice(0, -1).join('/');
  const isSplit =
    items.length > 1 && moved.some(({ from, to }) => /\/(esm|cjs)\//.test(to) && parentOf(from) !== parentOf(to));
  if (isSplit)
    report.add('converted', at, '', { key: 'converter.folders' }, '/config/lib/dts#types-in-their-own-folder');
  const isLoose = items.some(({ dts }) => dts !== undefined && !(isSettings(dts) && dts.bundle));
  if (isSplit && isLoose && readsJson)
    report.add('decide', at, '', { key: 'converter.jsonTypes' }, '/guide/advanced/json-files#read-your-package-json');
  if (manifest) return;
  for (const { from, to } of moved) report.add('decide', at, '', { key: 'converter.names', values: { from, to } });
}
