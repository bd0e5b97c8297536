import { readFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { DEFAULT_LANGUAGE } from '../../shared/languages.ts';
import { suggest } from '../../shared/near.ts';
import { optionAnchor } from '../../shared/option-facts/option-fact.ts';
import type { PlacedOption } from './example.ts';
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
export function wordsOf(request: Request, kind: Kind, facts: Options): Record<string, string> {
  const { name, example } = request;
  const option = findOption(name, kind, facts);
  if (option === undefined) return { title: sentenceCase(name), example };
  const topic = name.slice(optionAnchor(option).length + 1).replaceAll('-', ' ');
  return { title: topic ? `${option}: ${topic}` : option, option, example };
}

/** The option that a page is about, none for a guide. @throws if the page's name is not an option */
export function optionOf({ group, name }: Request, facts: Options, root: string): PlacedOption | undefined {
  const kind = kindOf(group, root);
  const option = findOption(name, kind, facts);
  return option === undefined ? undefined : { name: option, place: kind === 'option' ? 'lib' : 'top' };
}

const sentenceCase = (name: string) => name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ');

function findOption(name: string, kind: Kind, facts: Options): string | undefined {
  if (kind === 'guide') return undefined;
  const isLib = kind === 'option';
  const ofRsbuild = facts.options.filter((option) => !facts.libOptions.includes(option));
  const known = (isLib ? facts.libOptions : ofRsbuild).filter((option) => !option.includes('['));
  const tops = known.filter((option) => !option.includes('.'));
  const option = known.find((one) => optionAnchor(one) === name);
  if (option) return option;
  const group = isLib ? undefined : tops.find((one) => name.startsWith(`${optionAnchor(one)}-`));
  if (group) return group;
  const how = suggest(name, known.map(optionAnchor), `there are ${tops.map(optionAnchor).join(', ')}.`);
  const whose = isLib ? 'a lib has no option' : 'Rsbuild has no group of options';
  throw new Error(`${whose} "${name}" — ${how} npm run facts reads those of a new version`);
}
