import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { LEDGER, type Ledger, ledgerText, withCompared } from '../checks/drift/ledger.ts';
import { readSections } from '../checks/drift/sections.ts';
import { addRoute } from './add-route.ts';
import { kindOf, readItems, wordsOf } from './groups.ts';
import type { Request } from './read-request.ts';

/** Files with what they will hold, by their paths from the root. */
export type Plan = Map<string, string>;

/**
 * What has to be written for a page in both languages, beside its example.
 *
 * @param options the dotted names of the tool's options
 * @param root the root of the repository
 * @throws where the page cannot be, with the reason; nothing is written
 */
export function planPage(request: Request, options: readonly string[], root: string): Plan {
  const { group, name, example } = request;
  const kind = kindOf(group, root);
  const words = wordsOf(request, kind, options);
  if (existsSync(path.join(root, 'examples', example)))
    throw new Error(`examples/${example} is there already — name another one with --example`);
  const plan: Plan = new Map();
  for (const lang of ['en', 'zh']) {
    const file = `docs/${lang}/${group}/${name}.mdx`;
    if (existsSync(path.join(root, file)))
      throw new Error(`${file} is there already — edit it, or choose another name`);
    plan.set(
      file,
      fill(readFileSync(path.join(import.meta.dirname, 'skeletons', `${kind}.${lang}.mdx`), 'utf8'), words),
    );
    const meta = `docs/${lang}/${group}/_meta.json`;
    const items = readItems(path.join(root, meta));
    if (items.includes(name))
      throw new Error(`${meta} lists "${name}", which is no page — take it out, then try again`);
    plan.set(meta, `${JSON.stringify([...items, name], null, 2)}\n`);
  }
  const routes = 'checks/structure/routes.ts';
  plan.set(routes, addRoute(readFileSync(path.join(root, routes), 'utf8'), group, name));
  plan.set(LEDGER, ledgerWith(`${group}/${name}.mdx`, plan, root));
  return plan;
}

/** The two skeletons say the same, so the ledger may say so. */
function ledgerWith(page: string, plan: Plan, root: string): string {
  const [en, zh] = ['en', 'zh'].map((lang) => readSections(plan.get(`docs/${lang}/${page}`) ?? ''));
  const ledger = JSON.parse(readFileSync(path.join(root, LEDGER), 'utf8')) as Ledger;
  return en && zh ? ledgerText(withCompared(ledger, page, [...en.keys()], en, zh)) : ledgerText(ledger);
}

function fill(skeleton: string, words: Readonly<Record<string, string>>): string {
  return skeleton.replace(/\{\{(\w+)\}\}/g, (_, word: string) => {
    const value = words[word];
    if (value === undefined) throw new Error(`scaffold/skeletons: nothing takes the place {{${word}}}`);
    return value;
  });
}
