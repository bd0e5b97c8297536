import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createJiti } from 'jiti';
import type { OptionFactsFile } from '../site/option-facts/option-fact.ts';
import { hiddenRoutes, routes } from '../site/routes.ts';
import type { SiteFacts } from './site-sources.ts';

/** Where the dictionary is, in the working folder. */
const TEXTS_FILE = 'site/texts.ts';
/** Where the options and their facts are. */
const OPTIONS_FILE = 'site/option-facts/option-facts.json';
/** Where the components are listed that pages use without an import. */
const COMPONENTS_FILE = 'theme/mdx/get-custom-mdx-component.ts';

/** A file without which no check can run. */
export class UnreadableFile extends Error {
  readonly file: string;
  override readonly cause: Error;

  constructor(file: string, cause: unknown) {
    super(`${file} cannot be read`);
    this.file = file;
    this.cause = cause instanceof Error ? cause : new Error(String(cause));
  }
}

// Nothing is kept, since the process beside the dev server reads the dictionary again and again.
const jiti = createJiti(import.meta.url, { moduleCache: false });
const ofRepository = (file: string) => readFileSync(path.join(import.meta.dirname, '..', file), 'utf8');

/** Reads what this site, in the working folder, is made of that no page says. */
export async function readOwnFacts(): Promise<SiteFacts> {
  const texts = await reading(TEXTS_FILE, async () => {
    const dictionary = await jiti.import<Partial<Pick<SiteFacts, 'texts'>>>(path.resolve(TEXTS_FILE));
    if (!dictionary.texts) throw new Error('it exports no texts');
    return dictionary.texts;
  });
  const facts = await reading(OPTIONS_FILE, () => JSON.parse(ofRepository(OPTIONS_FILE)) as OptionFactsFile);
  const list = await reading(COMPONENTS_FILE, () => ofRepository(COMPONENTS_FILE));
  return {
    texts,
    components: [...list.matchAll(/^ +([A-Z]\w*)[,:]/gm)].map(([, name = '']) => name),
    routes: [...routes, '/404'],
    hiddenRoutes,
    options: Object.keys(facts.options),
    libOptions: facts.libOptions,
  };
}

async function reading<T>(file: string, read: () => T | Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    throw new UnreadableFile(file, error);
  }
}
