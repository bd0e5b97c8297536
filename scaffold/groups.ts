import { readFileSync } from 'node:fs';
import path from 'node:path';
import { closest } from 'fastest-levenshtein';
import { globSync } from 'tinyglobby';
import { optionAnchor } from '../theme/option-facts/option-anchor.ts';
import type { Request } from './read-request.ts';

/** The skeletons of pages, by the first folders of their groups. */
const KINDS = [
  { kind: 'option', folder: 'config/lib' },
  { kind: 'option-group', folder: 'config/rsbuild' },
  { kind: 'guide', folder: 'guide/' },
] as const;

export type Kind = (typeof KINDS)[number]['kind'];

/** The groups that pages go to: folders whose navigation lists pages. */
function readGroups(root: string): string[] {
  const docs = path.join(root, 'docs/en');
  return globSync('**/_meta.json', { cwd: docs })
    .filter((file) => readItems(path.join(docs, file)).every((item) => typeof item === 'string'))
    .map((file) => path.posix.dirname(file))
    .sort();
}

/** The pages that a group's navigation lists, in its order. */
export function readItems(file: string): unknown[] {
  return JSON.parse(readFileSync(file, 'utf8')) as unknown[];
}

/** The kind of the pages in a group; throws where there is no such group. */
export function kindOf(group: string, root: string): Kind {
  const groups = readGroups(root);
  if (!groups.includes(group))
    throw new Error(
      `there is no group "${group}" — did you mean ${closest(group, groups)}? There are ${groups.join(', ')}`,
    );
  const found = KINDS.find(({ folder }) => group.startsWith(folder));
  if (!found) throw new Error(`pages of ${group} have no skeleton — add one to scaffold/`);
  return found.kind;
}

/** What takes the places in a skeleton. */
export function wordsOf({ name, example }: Request, kind: Kind, options: readonly string[]): Record<string, string> {
  if (kind === 'guide') {
    const words = name.replaceAll('-', ' ');
    return { title: words.charAt(0).toUpperCase() + words.slice(1), example };
  }
  const known = options.filter((option) => !/[.[]/.test(option));
  const option = known.find((one) => optionAnchor(one) === name);
  if (option) return { option, example };
  const near = closest(name, known.map(optionAnchor));
  throw new Error(
    `the tool has no option "${name}" — did you mean ${near}? Of a new version, read the options by npm run facts`,
  );
}
