import { readFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { DEFAULT_LANGUAGE } from '../../shared/languages.ts';
import { suggest } from '../../shared/near.ts';
import { optionAnchor } from '../../shared/option-facts/option-fact.ts';
import type { Request } from './places.ts';

/** The kinds of page skeletons, by group folder. */
const KINDS = [
  { kind: 'option', folder: 'config/lib' },
  { kind: 'option-group', folder: 'config/rsbuild' },
  { kind: 'guide', folder: 'guide/' },
] as const;

/** The kind of a page, which selects its skeleton. */
export type Kind = (typeof KINDS)[number]['kind'];

const kindIn = (group: string) => KINDS.find(({ folder }) => group.startsWith(folder))?.kind;

/** The groups of pages; the folders above them have only an index of their own. */
function readGroups(root: string): string[] {
  const files = globSync('**/_meta.json', { cwd: path.join(root, 'docs', DEFAULT_LANGUAGE) });
  return files
    .map((file) => path.posix.dirname(file))
    .filter(kindIn)
    .sort();
}

/** The items of a group's navigation, in order. */
export function readItems(file: string): unknown[] {
  return JSON.parse(readFileSync(file, 'utf8')) as unknown[];
}

/** The kind of a group's pages. @throws if there is no such group */
export function kindOf(group: string, root: string): Kind {
  const groups = readGroups(root);
  const kind = kindIn(group);
  if (kind && groups.includes(group)) return kind;
  const inside = groups.filter((one) => one.startsWith(`${group}/`));
  const how = suggest(group, groups, `there are ${(inside.length > 0 ? inside : groups).join(', ')}`);
  throw new Error(`no group "${group}" — ${how}`);
}

/** Names of the documented options. */
export interface Options {
  options: readonly string[];
  libOptions: readonly string[];
}

/** The values of a skeleton's placeholders. @throws if the page's name is not an option */
export function wordsOf({ name, example }: Request, kind: Kind, facts: Options): Record<string, string> {
  if (kind === 'guide') {
    const words = name.replaceAll('-', ' ');
    return { title: words.charAt(0).toUpperCase() + words.slice(1), example };
  }
  const isLib = kind === 'option';
  const ofRsbuild = facts.options.filter((option) => !facts.libOptions.includes(option));
  const known = (isLib ? facts.libOptions : ofRsbuild).filter((option) => !option.includes('['));
  const names = known.filter((option) => !option.includes('.')).map(optionAnchor);
  const option = known.find((one) => optionAnchor(one) === name);
  if (option) return { title: option, option, example };
  const group = isLib ? undefined : names.find((one) => name.startsWith(`${one}-`));
  if (group) return { title: `${group}: ${name.slice(group.length + 1).replaceAll('-', ' ')}`, option: group, example };
  const how = suggest(name, known.map(optionAnchor), `there are ${names.join(', ')}.`);
  const whose = isLib ? 'a lib has no option' : 'Rsbuild has no group of options';
  throw new Error(`${whose} "${name}" — ${how} npm run facts reads those of a new version`);
}
