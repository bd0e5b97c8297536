import type { RsbuildPlugin } from '@rsbuild/core';
import type { RspressPlugin } from '@rspress/core';
import { codeHighlighter, tokenTheme } from '../../plugins/code-highlighter.ts';
import { codeMarkup, logLevels, tokenClasses } from '../../plugins/shiki-transformers.ts';
import type { Combination, OutputsFile } from './outputs.ts';
import outputsFile from './record/outputs.json' with { type: 'json' };

const outputs = outputsFile as unknown as OutputsFile;

/** Highlights the code of the output explorer at build time, so that browsers need no highlighter. */
export function outputExplorer(): RspressPlugin {
  const highlight: RsbuildPlugin = {
    name: 'output-explorer',
    setup(api) {
      api.transform({ test: /[\\/]output-explorer[\\/]record[\\/]outputs\.json$/ }, async () =>
        JSON.stringify(await highlightedOutputs()),
      );
    },
  };
  return { name: 'output-explorer', builderConfig: { plugins: [highlight] } };
}

let highlighted: Promise<OutputsFile> | undefined;

/** The explorer's data with markup instead of text. No element spans two lines, so that they can be diffed. */
export function highlightedOutputs(): Promise<OutputsFile> {
  highlighted ??= highlightContents();
  return highlighted;
}

async function highlightContents(): Promise<OutputsFile> {
  const highlighter = await codeHighlighter('js', 'json', 'ts');
  const langs = new Map(Object.values(outputs.combinations).flatMap(langsOf));
  // As in markdown.ts: on a busy machine, the first line would exceed the default limit and lose its colors.
  const limits = { tokenizeTimeLimit: 0, mergeSameStyleTokens: true };
  const options = { ...limits, theme: tokenTheme, transformers: [logLevels, tokenClasses] };
  const highlight = (code: string, lang = 'text') => codeMarkup(highlighter.codeToHast(code, { ...options, lang }));
  const contents = Object.entries(outputs.contents).map(([hash, code]) => [hash, highlight(code, langs.get(hash))]);
  return { ...outputs, contents: Object.fromEntries(contents) };
}

/** The languages of a combination's texts, by content hash. */
function langsOf(combination: Combination): [hash: string, lang: string][] {
  const config = [combination.config, 'ts'] as [string, string];
  if ('message' in combination) return [config];
  const langOf = (path: string) => (path.endsWith('ts') ? 'ts' : 'js');
  const files = Object.entries(combination.files).map(([path, hash]): [string, string] => [hash, langOf(path)]);
  return [config, [combination.manifest, 'json'], ...files];
}
