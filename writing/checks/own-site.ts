import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createJiti } from 'jiti';
import type { OptionFactsFile } from '../../shared/option-facts/option-fact.ts';
import { readSite, type SiteFacts, type SiteSources } from './site-sources.ts';
import { filesOnDisk } from './source-files.ts';

// The checks in the dev server read the dictionary again after each change.
const jiti = createJiti(import.meta.url, { moduleCache: false });
const fromRepository = (file: string) => readFileSync(path.join(import.meta.dirname, '../..', file), 'utf8');

/** Reads this site from the working directory. */
export async function readOwnSite(requested?: readonly string[]): Promise<SiteSources> {
  return readSite(filesOnDisk(process.cwd()), await readOwnFacts(), requested);
}

/** The facts about this site that are not in its pages. */
async function readOwnFacts(): Promise<SiteFacts> {
  const { texts } = await jiti.import<Pick<SiteFacts, 'texts'>>(path.resolve('shared/texts.ts'));
  const facts = JSON.parse(fromRepository('shared/option-facts/option-facts.json')) as OptionFactsFile;
  const components = fromRepository('theme/mdx/get-custom-mdx-component.ts').matchAll(/^ +([A-Z]\w*)[,:]/gm);
  return {
    texts,
    components: [...components].map(([, name = '']) => name),
    options: facts.names,
    libOptions: facts.libOptions,
  };
}
