import {
  type BundledLanguage,
  createCssVariablesTheme,
  createJavaScriptRegexEngine,
  getSingletonHighlighter,
} from 'shiki';

/** The theme of code blocks: Shiki's with a variable for each kind of token. */
export const tokenTheme = createCssVariablesTheme({
  name: 'tokens',
  variablePrefix: '--shiki-',
  variableDefaults: {},
  fontStyle: false,
});

/**
 * The highlighter for code beside that of pages. In the process of the build it is the one that pages use, so that
 * grammars are compiled once, and it decides about the engine: this one saves a second of each build. With a fixed
 * target, all versions of Node.js use the same expressions.
 */
export function codeHighlighter(...langs: BundledLanguage[]) {
  const engine = createJavaScriptRegexEngine({ target: 'ES2024' });
  return getSingletonHighlighter({ engine, themes: [tokenTheme], langs });
}
