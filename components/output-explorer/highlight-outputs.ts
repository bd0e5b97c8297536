import type { RsbuildPlugin } from '@rsbuild/core';
import type { RspressPlugin } from '@rspress/core';
import { createCssVariablesTheme, createJavaScriptRegexEngine, getSingletonHighlighter } from 'shiki';
import { codeMarkup, logLevels, tokenClasses } from '../../plugins/shiki-transformers.ts';
import type { Combination, OutputsFile } from './outputs.ts';
import outputsFile from './record/outputs.json' with { type: 'json' };

const outputs = outputsFile as unknown as OutputsFile;

/** The theme that Rspress highlights pages with. */
const theme = createCssVariablesTheme({ name: 'pages', variablePrefix: '--shiki-', variableDefaults: {} });

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
  // The one that pages use, so its grammars are compiled once, and it decides about the engine: this one saves a second
  // of each build. With a fixed target, all versions of Node.js use the same expressions.
  const engine = createJavaScriptRegexEngine({ target: 'ES2024' });
  const highlighter = await getSingletonHighlighter({ engine, themes: [theme], langs: ['js', 'json', 'ts'] });
  const langs = new Map(Object.values(outputs.combinations).flatMap(langsOf));
  // As in markdown.ts: on a busy machine, the first line would exceed the default limit and lose its colors.
  const limits = { tokenizeTimeLimit: 0, mergeSameStyleTokens: true };
  const options = { ...limits, theme: 'pages', transformers: [logLevels, tokenClasses] };
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
