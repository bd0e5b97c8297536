import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { langs } from '../../shared/languages.ts';
import { kindOf, type Options, readItems, wordsOf } from './groups.ts';
import type { Request } from './places.ts';

/**
 * The files that add a page in both languages, without its example: their texts by path from the root.
 *
 * @param facts the dotted names of the options
 * @param root the repository root
 * @throws if there can't be such a page
 */
export function planPage(request: Request, facts: Options, root: string): Map<string, string> {
  const { group, name, example } = request;
  const kind = kindOf(group, root);
  for (const file of langs.map((lang) => `docs/${lang}/${group}/${name}.mdx`))
    if (existsSync(path.join(root, file))) throw new Error(`${file} exists already — edit it, or choose another name`);
  const words = wordsOf(request, kind, facts);
  const [taken] = globSync(`examples/*/${path.posix.basename(example)}/`, { cwd: root, onlyDirectories: true });
  if (taken !== undefined)
    throw new Error(`${taken.replace(/\/$/, '')} exists already — choose another name with --example`);
  const plan = new Map<string, string>();
  for (const lang of langs) {
    const file = `docs/${lang}/${group}/${name}.mdx`;
    const skeleton = path.join(import.meta.dirname, 'skeletons', `${kind}.${lang}.mdx`);
    plan.set(file, fill(readFileSync(skeleton, 'utf8'), words));
    const meta = `docs/${lang}/${group}/_meta.json`;
    const items = readItems(path.join(root, meta));
    if (items.includes(name))
      throw new Error(`${meta} lists "${name}", which is not a page — remove it, then try again`);
    plan.set(meta, `${JSON.stringify([...items, name], null, 2)}\n`);
  }
  return plan;
}

function fill(skeleton: string, words: Readonly<Record<string, string>>): string {
  return skeleton.replace(/\{\{(\w+)\}\}/g, (_, word: string) => {
    const value = words[word];
    if (value === undefined) throw new Error(`writing/new-page/skeletons: nothing replaces {{${word}}}`);
    return value;
  });
}
