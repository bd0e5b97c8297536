import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createJiti } from 'jiti';
import type { Component } from '../../shared/define-component.ts';
import type { OptionFactsFile } from '../../shared/option-facts/option-fact.ts';
import { readTexts } from '../../shared/read-texts.ts';
import { wordsIn } from '../../shared/words.ts';
import { readSite, type SiteFacts, type SiteSources } from './site-sources.ts';
import { filesOnDisk } from './source-files.ts';

const ROOT = path.join(import.meta.dirname, '../..');
const jiti = createJiti(import.meta.url, { moduleCache: false });

/** Reads this site from the working directory. */
export async function readOwnSite(requested?: readonly string[]): Promise<SiteSources> {
  return readSite(filesOnDisk(process.cwd()), await readOwnFacts(), requested);
}

/** The facts about this site that are not in its pages. */
async function readOwnFacts(): Promise<SiteFacts> {
  // The checks in the dev server read the texts again after each change.
  const texts = (await readTexts(process.cwd())) as SiteFacts['texts'];
  const facts = JSON.parse(
    readFileSync(path.join(ROOT, 'shared/option-facts/option-facts.json'), 'utf8'),
  ) as OptionFactsFile;
  // By path: components are above the checks, which only need their names and what the build writes into them.
  const components = Object.values(
    await jiti.import<Record<string, Component>>(path.join(ROOT, 'components/index.ts')),
  );
  return {
    texts,
    components: components.map(({ name }) => name),
    contents: Object.fromEntries(components.flatMap(contentOf)),
    options: facts.names,
    libOptions: facts.libOptions,
  };
}

/** What the build writes into a component, if it does. */
function contentOf({ name, content, texts }: Component): [string, NonNullable<SiteFacts['contents']>[string]][] {
  return content ? [[name, (attributes, lang) => content(attributes, wordsIn(lang, texts), { lang })]] : [];
}
