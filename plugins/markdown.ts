import rslib from '@rslib/core/package.json' with { type: 'json' };
import type { RspressPlugin, UserConfig } from '@rspress/core';
import { tokenTheme } from './code-highlighter.ts';
import { codeName, remarkCodeNames } from './code-names.ts';
import { fileTrees, remarkFileTrees } from './file-trees.ts';
import { codeMarks, remarkMarks } from './marks.ts';
import { rehypeFold } from './rehype-fold.ts';
import { remarkExampleBlocks } from './remark-example-blocks.ts';
import { remarkImageSizes } from './remark-image-sizes.ts';
import { remarkParsed } from './remark-parsed.ts';
import { remarkTables } from './remark-tables.ts';
import { logLevels, staticCode, tokenClasses, typesAttribute } from './shiki-transformers.ts';

type Markdown = NonNullable<UserConfig['markdown']>;
type Shiki = NonNullable<Markdown['shiki']>;
type Cache = Exclude<Shiki['cache'], undefined>;
type Tree = Parameters<Cache['set']>[1];

/**
 * Configures the site's remark and rehype plugins and Shiki.
 *
 * @param examples the URL of the examples folder in the repository
 */
export function markdown(examples: string): RspressPlugin {
  return {
    name: 'markdown',
    config(config) {
      const { root = 'docs', markdown = {} } = config;
      const remarkPlugins = [
        ...(markdown.remarkPlugins ?? []),
        remarkParsed,
        remarkTables,
        [remarkExampleBlocks, { version: rslib.version, examples }],
        remarkFileTrees,
        remarkMarks,
        remarkCodeNames,
        [remarkImageSizes, { root }],
      ] as Markdown['remarkPlugins'];
      const rehypePlugins = [...(markdown.rehypePlugins ?? []), rehypeFold] as Markdown['rehypePlugins'];
      const shiki: Shiki = {
        ...markdown.shiki,
        theme: tokenTheme,
        // On a busy machine, the first line exceeds the default limit of 500 ms and would lose its colors.
        tokenizeTimeLimit: 0,
        // A fifth fewer elements on a page with much code.
        mergeSameStyleTokens: true,
        transformers: [logLevels, fileTrees, tokenClasses, codeMarks, typesAttribute, codeName, staticCode],
        cache: highlightCache(),
      };
      return { ...config, root, markdown: { ...markdown, remarkPlugins, rehypePlugins, shiki } };
    },
  };
}

/** Highlights code shared by both languages once. Returns copies, because plugins mutate the tree. */
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
