import rslib from '@rslib/core/package.json' with { type: 'json' };
import type { RspressPlugin, UserConfig } from '@rspress/core';
import { readChoice } from '../site/output-explorer/choices.ts';
import outputs from '../site/output-explorer/outputs.json' with { type: 'json' };
import { type OutputsFile, outputOf } from '../site/output-explorer/outputs.ts';
import { factsBelow, findFact } from './option-facts/find-fact.ts';
import { type BuildProps, remarkBuildProps } from './remark-build-props.ts';
import { remarkExampleBlocks } from './remark-example-blocks.ts';
import { remarkHeaderScope } from './remark-header-scope.ts';
import { remarkImageSizes } from './remark-image-sizes.ts';
import { remarkPageIsland } from './remark-page-island.ts';
import { staticCode, tokenClasses } from './shiki-transformers.ts';

type Markdown = NonNullable<UserConfig['markdown']>;
type Shiki = NonNullable<Markdown['shiki']>;
type Cache = Exclude<Shiki['cache'], undefined>;
type Tree = Parameters<Cache['set']>[1];

/**
 * What the site adds to the Markdown of its pages.
 *
 * @param examples the address of the folder of examples in the repository
 */
export function markdown(examples: string): RspressPlugin {
  return {
    name: 'markdown',
    config(config) {
      const { root = 'docs', markdown = {} } = config;
      const remarkPlugins = [
        ...(markdown.remarkPlugins ?? []),
        remarkHeaderScope,
        [remarkBuildProps, buildProps],
        [remarkExampleBlocks, { version: rslib.version, examples }],
        [remarkImageSizes, { root }],
        remarkPageIsland,
      ] as Markdown['remarkPlugins'];
      const shiki: Shiki = {
        ...markdown.shiki,
        // On a busy machine the first line takes longer than the default of 500 ms, and would lose its colours.
        tokenizeTimeLimit: 0,
        transformers: [tokenClasses, staticCode],
        cache: highlightCache(),
      };
      return { ...config, root, markdown: { ...markdown, remarkPlugins, shiki } };
    },
  };
}

/** Both languages show the same code, so it is highlighted once. Pages get copies, because plugins change the tree. */
function highlightCache(): Cache {
  const trees = new Map<string, Tree>();
  const cache: Cache = {
    get: (key) => structuredClone(trees.get(key)),
    set: (key, tree) => {
      trees.set(key, structuredClone(tree));
      return cache;
    },
  };
  return cache;
}

/** The components that show data of the build, with the props that they get. */
const buildProps: BuildProps = {
  OptionFacts: ({ name = '' }) => ({ fact: findFact(name) }),
  OptionIndex: ({ of = '' }) => ({ facts: factsBelow(of) }),
  OutputExplorer: ({ preset = '' }) => ({
    initial: outputOf(readChoice(preset), outputs as unknown as OutputsFile),
  }),
};
