import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import type { RspressPlugin, UserConfig } from '@rspress/core';
import type { Code, Root } from 'mdast';
import { globSync } from 'tinyglobby';
import type { Plugin } from 'unified';
import { visit } from 'unist-util-visit';
import { languageFacts, languageOfFile } from '../../shared/languages.ts';
import { metaAttribute } from '../../shared/pages/fences-of.ts';
import { writeEarly } from '../../shared/write-early.ts';
import { startCompiler } from './compiler.ts';
import type { CodeBlock } from './type-notes.ts';

type RemarkPlugins = NonNullable<NonNullable<UserConfig['markdown']>['remarkPlugins']>;

/** The folder of the notes in the output, as `document/code/show-types.ts` asks for it. */
const FOLDER = 'types';

/** Sources in which types help. Declarations and outputs are types and results themselves. */
const SOURCE = /(?<!\.d)\.[mc]?tsx?$|(?:^|[/.])tsconfig[^/]*\.json$/;
const RESULT = /(?:^|\/)(?:expected|dist)\//;

/**
 * Tells readers the type of a name that they point at in a code block: an option's with what its page says first, else
 * what the compiler infers. The notes of a block are a file of its own, which is loaded when a reader points at the block
 * (`document/code/show-types.ts`). A process of its own writes them, because the compiler takes seconds: beside a build, or in
 * development when a browser asks.
 */
export function types(): RspressPlugin {
  let docs = '';
  let base = '/';
  /** By file name in the output. */
  const blocks = new Map<string, CodeBlock>();
  let started: ReturnType<typeof startCompiler> | undefined;
  const compiler = () => {
    started ??= startCompiler(docs, []);
    return started;
  };

  const remarkTypes: Plugin<[], Root> = () => (tree, page) => {
    const lang = languageOfFile(page.path);
    visit(tree, 'code', (node) => {
      const shown = sourceOf(node);
      if (!shown) return;
      // The same for all languages, so that code without comments is highlighted once.
      const id = hash('sha256', JSON.stringify(shown)).slice(0, 8);
      blocks.set(fileOf(lang, id), { ...shown, lang });
      node.meta = `${node.meta ?? ''} types="${id}"`;
    });
  };

  const emit: RsbuildPlugin = {
    name: 'types',
    setup(api) {
      if (api.context.action !== 'build') return;
      // Before the pages: the compiler reads its libraries while they are compiled.
      api.onBeforeBuild(() => {
        const embedded = embeddedSources(docs);
        if (embedded.length > 0) started = startCompiler(docs, embedded);
      });
      api.processAssets({ stage: 'additional', environments: ['web'] }, async ({ compilation, sources }) => {
        await Promise.all(
          [...blocks].map(async ([name, block]) => {
            const notes = await compiler().notesOf(block);
            writeEarly(name, notes);
            compilation.emitAsset(name, new sources.RawSource(notes));
          }),
        );
        started?.stop();
      });
    },
  };

  return {
    name: 'types',
    config(config) {
      docs = path.resolve(config.root ?? 'docs');
      base = config.base ?? base;
      const { markdown = {} } = config;
      const remarkPlugins = [...(markdown.remarkPlugins ?? []), remarkTypes] as RemarkPlugins;
      return { ...config, markdown: { ...markdown, remarkPlugins } };
    },
    builderConfig: {
      plugins: [emit],
      server: {
        setup({ action, server }) {
          if (action !== 'dev') return;
          server.middlewares.use(async ({ url = '' }, response, next) => {
            const block = blocks.get(url.slice(base.length));
            if (!block) return next();
            response.setHeader('Content-Type', 'application/json');
            response.end(await compiler().notesOf(block));
          });
        },
      },
    },
  };
}

/** The file with the notes of a block on a page, in the output. */
function fileOf(lang: string, id: string): string {
  return `${FOLDER}/${languageFacts(lang).tag}/${id}.json`;
}

/** What a fence shows, if types help there. */
function sourceOf({ lang, meta, value, data }: Code): Omit<CodeBlock, 'lang'> | undefined {
  const embedded = metaAttribute(meta, 'file')?.replace('<root>/', '');
  // Code that is only on the page sees the packages that examples see.
  const file = embedded ?? `examples/${path.posix.basename(metaAttribute(meta, 'title') ?? `code.${lang}`)}`;
  if (!SOURCE.test(file) || RESULT.test(file) || RESULT.test(metaAttribute(meta, 'title') ?? '')) return undefined;
  return { file, isEmbedded: embedded !== undefined, code: data?.code ?? value };
}

/** The sources that pages embed, from the repository root. */
export function embeddedSources(docs: string): string[] {
  const pages = globSync('**/*.mdx', { cwd: docs, absolute: true }).map((page) => readFileSync(page, 'utf8'));
  const files = pages.flatMap((page) =>
    [...page.matchAll(/^\s*```\w+.* file="<root>\/([^"]+)"/gm)].map(([, file = '']) => file),
  );
  return [...new Set(files)].filter((file) => SOURCE.test(file) && !RESULT.test(file) && !file.endsWith('.json'));
}
