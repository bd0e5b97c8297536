import { readFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { DEFAULT_LANGUAGE } from '../site/languages.ts';
import { near } from '../site/near.ts';
import { optionAnchor } from '../site/option-facts/option-fact.ts';
import type { Request } from './places.ts';

/** The kinds of page skeletons, by the folders of their groups. */
const KINDS = [
  { kind: 'option', folder: 'config/lib' },
  { kind: 'option-group', folder: 'config/rsbuild' },
  { kind: 'guide', folder: 'guide/' },
] as const;

export type Kind = (typeof KINDS)[number]['kind'];

/** The groups of pages: folders whose navigation lists pages only. */
function readGroups(root: string): string[] {
  const docs = path.join(root, 'docs', DEFAULT_LANGUAGE);
  return globSync('**/_meta.json', { cwd: docs })
    .filter((file) => readItems(path.join(docs, file)).every((item) => typeof item === 'string'))
    .map((file) => path.posix.dirname(file))
    .sort();
}

/** The pages that a group's navigation lists, in its order. */
export function readItems(file: string): unknown[] {
  return JSON.parse(readFileSync(file, 'utf8')) as unknown[];
}

/** The kind of the pages in a group; throws if there is no such group. */
export function kindOf(group: string, root: string): Kind {
  const groups = readGroups(root);
  if (!groups.includes(group)) {
    const meant = near(group, groups);
    const inside = groups.filter((one) => one.startsWith(`${group}/`));
    const how = meant ? `did you mean ${meant}?` : `there are ${(inside.length > 0 ? inside : groups).join(', ')}`;
    throw new Error(`no group "${group}" — ${how}`);
  }
  const found = KINDS.find(({ folder }) => group.startsWith(folder));
  if (!found) throw new Error(`pages of ${group} have no skeleton — add one to scaffold/`);
  return found.kind;
}

/** The options that pages document. */
export interface Options {
  options: readonly string[];
  libOptions: readonly string[];
}

/** The values of the placeholders in a skeleton. */
export function wordsOf({ name, example }: Request, kind: Kind, facts: Options): Record<string, string> {
  if (kind === 'guide') {
    const words = name.replaceAll('-', ' ');
    return { title: words.charAt(0).toUpperCase() + words.slice(1), example };
  }
  const isLib = kind === 'option';
  const known = (isLib ? facts.libOptions : facts.options)
    .filter((option) => !/[.[]/.test(option))
    .filter((option) => isLib || !facts.libOptions.includes(option));
  const option = known.find((one) => optionAnchor(one) === name);
  if (option) return { option, example };
  const names = known.map(optionAnchor);
  const meant = near(name, names);
  const how = meant ? `did you mean ${meant}?` : `there are ${names.join(', ')}.`;
  const whose = isLib ? 'a lib has no option' : 'Rsbuild has no group of options';
  throw new Error(`${whose} "${name}" — ${how} npm run facts reads those of a new version`);
}
