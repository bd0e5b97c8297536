import { assign, type Code, Raw } from './code.ts';
import type { Draft, Format } from './lib-items.ts';
import type { Manifest } from './manifest.ts';
import type { Option } from './rules.ts';
import type { Value } from './values.ts';

/** Whether Rslib leaves a package out of `esm` and `cjs` by itself. */
export const isListed = (name: string, manifest: Manifest | undefined) =>
  manifest?.external.some((one) => name === one || name.startsWith(`${one}/`)) ?? false;

/**
 * Converts a list of packages that are not bundled. Those that Rslib leaves out by itself are not repeated.
 *
 * @param matches `subpaths` if `lodash` stands for `lodash/fp` too
 */
export function readExternals(
  value: Value,
  { option, manifest, matches }: { option: Option; manifest: Manifest | undefined; matches: 'exact' | 'subpaths' },
): Code[] {
  const items = value.kind === 'array' ? value.items : [value];
  return items.flatMap((item): Code[] => {
    if (item.kind === 'string') {
      if (isListed(item.value, manifest)) {
        option.note('converted', 'converter.listed', { package: item.value }, item.line);
        return [];
      }
      const isPackage = /^(?:@[\w.-]+\/)?[\w.-]+$/.test(item.value) && !item.value.startsWith('.');
      if (matches === 'exact' || !isPackage) return [item.value];
      return [new Raw(`/^${item.value.replace(/[/.]/g, '\\$&')}($|\\/)/`)];
    }
    if (item.kind === 'object' || (item.kind === 'code' && 'params' in item.node)) {
      option.unread(item);
      return [];
    }
    const code = option.code(item);
    if (code === undefined) return [];
    // A copied list is spread into the one that it becomes a part of.
    if (item.kind === 'code' && value.kind !== 'array') return [new Raw(`...${item.code}`)];
    return [code];
  });
}

/** Adds externals to formats. */
export function addExternals({ only }: Draft, formats: readonly Format[], externals: readonly Code[]): void {
  if (externals.length === 0) return;
  for (const format of formats) {
    only[format] ??= {};
    assign(only[format], 'output.externals', [...externals]);
  }
}
