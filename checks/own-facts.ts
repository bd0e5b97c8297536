import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createJiti } from 'jiti';
import facts from '../plugins/option-facts/option-facts.json' with { type: 'json' };
import type { SiteFacts } from './site-sources.ts';
import { hiddenRoutes, routes } from './structure/routes.ts';

/** Where the dictionary is, from the root. */
export const TEXTS_FILE = 'theme/texts.ts';

/** Where the components are listed that pages use without an import. */
const COMPONENTS_FILE = path.join(import.meta.dirname, '../theme/mdx/get-custom-mdx-component.ts');

// Nothing is kept, since the process beside the dev server reads the dictionary again and again.
const jiti = createJiti(import.meta.url, { moduleCache: false });

/** Reads what this site, in the working folder, is made of that no page says. */
export async function readOwnFacts(): Promise<SiteFacts> {
  const { texts } = await jiti.import<Pick<SiteFacts, 'texts'>>(path.resolve(TEXTS_FILE));
  if (!texts) throw new Error('it exports no texts');
  const list = readFileSync(COMPONENTS_FILE, 'utf8');
  return {
    texts,
    components: [...list.matchAll(/^ +([A-Z]\w*),$/gm)].map(([, name = '']) => name),
    routes: [...routes, '/404'],
    hiddenRoutes,
    options: Object.keys(facts.options),
    libOptions: facts.libOptions,
  };
}
