/** Something that this site relies on although the package it comes from does not document it. */
interface Seam {
  /** What we rely on. */
  reliesOn: string;
  /** Where it is now. */
  lookIn: string;
  why: string;
  /** The upstream change that would let the seam go. */
  removeWhen: string;
}

/** Every seam of the build; `tests/contract/` holds those that only show in a browser. */
const seams = {
  'theme-script': {
    reliesOn: "Rspress's inline script for light and dark, recognized by its storage key",
    lookIn: '@rspress/core/dist/node/constants.js, getInlineThemeScript',
    why: 'it throws where storage is blocked, and leaves names in the global scope',
    removeWhen: 'Rspress has an option for the script, or one that survives blocked storage',
  },
  'application-scripts': {
    reliesOn: 'the tags of the entry scripts, which Rsbuild passes to html.tags before they are written',
    lookIn: '@rsbuild/core, html.tags; @rspress/core/dist/node/initRsbuild.js',
    why: 'the application starts at the first interaction, not with the document',
    removeWhen: 'Rspress or Rsbuild can leave the entry scripts out of the document',
  },
  'page-preload': {
    reliesOn: "the preload link of a page's own script",
    lookIn: '@rspress/core/dist/node/ssg/renderHtmlTemplate.js, renderRoutePreloadLinks',
    why: "the start script needs the file's name, but a reader who only reads does not need the file",
    removeWhen: 'Rspress has an option against the preload, and tells head() which script a page has',
  },
  'page-text': {
    reliesOn: "_flattenContent of a page's data, its text with fragments in place",
    lookIn: '@rspress/core/dist/node/route/extractPageData.js',
    why: 'search documents, pages as Markdown and llms-full.txt are made of it',
    removeWhen: 'Rspress documents a source of a page with its fragments',
  },
  'page-meta': {
    reliesOn: 'MDXContent.__RSPRESS_PAGE_META of the module of a page, and that Rspress compiles .mdx files first',
    lookIn: '@rspress/core/dist/node/mdx/loader.js; @rspress/core/dist/runtime/initPageData.js',
    why: 'otherwise the headings of all pages are in the script that every page loads',
    removeWhen: "Rspress splits its page data by page, or extendPageData reaches the page's own module",
  },
  'token-styles': {
    reliesOn: "the styles of the tokens in Rspress's Shiki theme, variables such as --shiki-token-keyword",
    lookIn: '@rspress/core/dist/node/mdx, the CSS variables theme of Shiki',
    why: 'a content security policy without unsafe-inline would have to list each style',
    removeWhen: 'Shiki or Rspress can write classes',
  },
} as const satisfies Record<string, Seam>;

export type SeamName = keyof typeof seams;

/**
 * The error for a seam that is not as expected.
 *
 * @param expected what was looked for, and what was found instead
 */
export function brokenSeam(name: SeamName, expected: string): Error {
  const { reliesOn, lookIn, why } = seams[name];
  return new Error(`Seam "${name}": ${expected}. It relies on ${reliesOn} (${why}). Look in ${lookIn}.`);
}

/**
 * Replaces the only match of a pattern.
 *
 * @param pattern a global regular expression
 * @throws where the text has no match, or more than one
 */
export function replaceOnce(text: string, pattern: RegExp, replacement: string, seam: SeamName): string {
  const count = text.match(pattern)?.length ?? 0;
  if (count !== 1) throw brokenSeam(seam, `expected one match of ${pattern}, found ${count}`);
  return text.replace(pattern, replacement);
}
