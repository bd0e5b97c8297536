import type { PastedFile } from '../types.ts';
import { readJson, readJsonValue } from './manifest.ts';
import { normalizePath } from './normalize-path.ts';
import { type ObjectValue, overlay, type Property, type Value } from './values.ts';

/** Options with paths, which are relative to their tsconfig. */
const PATHS = /^(outDir|declarationDir|rootDir|include|exclude|files)$/;

/** A path of a tsconfig in another folder, relative to the project. */
function rebase(value: Value, folder: string): Value {
  if (value.kind === 'array') return { ...value, items: value.items.map((item) => rebase(item, folder)) };
  if (value.kind !== 'string' || /^(\/|\$\{)/.test(value.value)) return value;
  return { ...value, value: normalizePath(`${folder}/${value.value}`) || '.' };
}

/** Reads a tsconfig. @returns the config, or the first error in it */
export function readTsconfig(file: PastedFile): ObjectValue | { line: number; message: string } {
  const root = readJson(file);
  if ('message' in root) return root;
  const value = readJsonValue(root, file.text);
  const folder = normalize(file.name).split('/').slice(0, -1).join('/');
  const placed = ({ name, value }: Property): Value =>
    value.kind === 'object' ? place(value) : folder !== '' && PATHS.test(name) ? rebase(value, folder) : value;
  const place = (object: ObjectValue): ObjectValue => ({
    ...object,
    properties: object.properties.map((one) => ({
      ...one,
      file: file.name,
      value: placed(one),
    })),
  });
  return value.kind === 'object' ? place(value) : { line: 1, message: 'ObjectExpected' };
}

const normalize = (path: string) => normalizePath(path.replaceAll('\\', '/'));

const baseOf = (path: string) => path.split(/[\\/]/).at(-1) ?? '';

/** A pasted tsconfig, by its path, or else its name: pages do not know folders. */
export function findTsconfig(path: string, all: ReadonlyMap<string, ObjectValue>): ObjectValue | undefined {
  const wanted = normalize(path);
  const entries = [...all];
  const exact = entries.find(([name]) => normalize(name) === wanted);
  return (exact ?? entries.find(([name]) => baseOf(name) === baseOf(wanted) && name === baseOf(name)))?.[1];
}

/** The pasted tsconfig that `extends` names. */
function baseNamed(
  spec: string,
  from: { name: string; config: ObjectValue },
  all: ReadonlyMap<string, ObjectValue>,
): { name: string; config: ObjectValue } | undefined {
  const isRelative = /^\.{1,2}(\/|$)/.test(spec);
  const folder = from.name.split(/[\\/]/).slice(0, -1).join('/');
  const paths = [spec, `${spec}.json`, `${spec}/tsconfig.json`];
  const entries = [...all].filter(([, config]) => config !== from.config);
  for (const path of paths) {
    const wanted = isRelative ? normalize(`${folder}/${path}`) : path;
    const exact = entries.find(
      ([name]) => normalize(name) === wanted || (!isRelative && normalize(name).endsWith(`node_modules/${path}`)),
    );
    // Without folders, as on a page, the name alone tells.
    const named = isRelative ? entries.find(([name]) => name === baseOf(path)) : undefined;
    const found = exact ?? named;
    if (found) return { name: found[0], config: found[1] };
  }
  return undefined;
}

/**
 * A tsconfig with the settings of the pasted ones that it extends, the later before the earlier. An `extends` that is
 * left names those that were not pasted.
 */
export function withBase(config: ObjectValue, all: ReadonlyMap<string, ObjectValue>): ObjectValue {
  const name = [...all].find(([, one]) => one === config)?.[0] ?? '';
  const bases = config.properties.find((one) => one.name === 'extends');
  const own = { ...config, properties: config.properties.filter((one) => one.name !== 'extends') };
  if (!bases) return own;
  const items: Value[] = bases.value.kind === 'array' ? bases.value.items : [bases.value];
  let inherited: ObjectValue = { ...config, properties: [] };
  const missing: Value[] = [];
  for (const item of items) {
    const found = item.kind === 'string' ? baseNamed(item.value, { name, config }, all) : undefined;
    if (!found) {
      missing.push(item);
      continue;
    }
    const rest = new Map([...all].filter(([, one]) => one !== config));
    inherited = inherit(withBase(found.config, rest), inherited);
  }
  const left: Property[] = missing.map((value) => ({ ...bases, value }));
  const result = inherit(own, inherited);
  return { ...result, properties: [...left, ...result.properties] };
}

/** The settings of a tsconfig before those that it inherits, of which `references` are not a part. */
function inherit(own: ObjectValue, from: ObjectValue): ObjectValue {
  const isBase = ({ name }: Property) => name === 'extends';
  const base = {
    ...from,
    properties: from.properties.filter((one) => !isBase(one) && one.name !== 'references'),
  };
  const result = overlay(own, base, (value, before, name) =>
    name === 'compilerOptions' && value.kind === 'object' && before.kind === 'object' ? overlay(value, before) : value,
  );
  return { ...result, properties: [...from.properties.filter(isBase), ...result.properties] };
}
