/** An undocumented behavior of a package that the site relies on. */
interface Seam {
  reliesOn: string;
  why: string;
  /** The upstream change that would make the seam unnecessary. */
  removeWhen: string;
  /** The installed files that behave so, as a glob below `node_modules`. */
  lookIn: string;
}

const RSPRESS = '@rspress/core/dist';

/**
 * All seams of the site. `tests/contract/` builds a site of two pages and asks each one, and plugins throw `brokenSeam` if
 * what they find differs.
 */
export const seams = {
  'client-entry': {
    reliesOn: "Rspress's `web` environment has a single entry, preceded by styles and the theme",
    why: 'the application starts on intent, not with the document',
    removeWhen: 'Rspress has an option for its client entry',
    lookIn: `${RSPRESS}/node/initRsbuild.js`,
  },
  'page-preload': {
    reliesOn: "the markup of the preload link for a page's script",
    why: 'a reader who only reads does not need the file',
    removeWhen: 'Rspress can leave the preload out',
    lookIn: `${RSPRESS}/node/ssg/renderHtmlTemplate.js`,
  },
  'page-list': {
    reliesOn: 'Rspress writes its search index and page data from the list that modifySearchIndexData leaves',
    why: 'otherwise every page loads the headings of all pages, and there is a second search index',
    removeWhen: 'Rspress can leave out its search index and page data',
    lookIn: `${RSPRESS}/node/runtimeModule/pageData/createPageData.js`,
  },
  'page-meta': {
    reliesOn: "MDXContent.__RSPRESS_PAGE_META in a page's compiled module becomes its page data",
    why: "it is the only way to put a page's data into its own script",
    removeWhen: "extendPageData reaches the page's own module",
    lookIn: `${RSPRESS}/{node/mdx/processor,runtime/initPageData}.js`,
  },
  'text-modules': {
    reliesOn: 'Rspress reads i18nSource again for each of two virtual modules',
    why: 'an edited text is applied in development without a restart',
    removeWhen: 'Rspress watches the file behind i18nSource',
    lookIn: `${RSPRESS}/node/runtimeModule/{i18n,siteData/rsbuildPlugin}.js`,
  },
  'preview-options': {
    reliesOn:
      'the fields markdown and builderConfig of the object that pluginPreview returns, and the elements that its remark plugin adds',
    why: "live examples use the theme's frame, which supports both languages, and are islands that load on demand",
    removeWhen: 'the plugin has options for its frame and for loading on demand',
    lookIn: '@rspress/plugin-preview/dist/index.js',
  },
  'heading-ids': {
    reliesOn: "Rspress's algorithm for heading ids",
    why: 'checks, search and overviews need the same ids, without a 10 kB Unicode table',
    removeWhen: 'Rspress exports a small slugger',
    lookIn: `${RSPRESS}/node/mdx/rehypePlugins/headerAnchor.js`,
  },
  'chunk-errors': {
    reliesOn: "the name of the error that Rspack's runtime throws if a script fails to load",
    why: 'a page reloads itself if its script is gone',
    removeWhen: 'Rspack documents the error',
    lookIn: '@rspack/binding-*/*.node',
  },
  'root-element': {
    reliesOn: 'the id of the element that Rspress renders into',
    why: 'the content is restored there if the application fails',
    removeWhen: 'Rspress exports the id, or restores the content itself',
    lookIn: `${RSPRESS}/runtime/ssrClientEntry.js`,
  },
  'history-state': {
    reliesOn: "React Router stores an entry's key and index in history.state",
    why: "scroll positions are stored by key, and entries for anchors have to look like the router's",
    removeWhen: 'React Router restores scroll positions without loaders',
    lookIn: 'react-router/dist/development/*.mjs',
  },
  'server-markup': {
    reliesOn:
      'React does not compare dangerouslySetInnerHTML when it hydrates an element with suppressHydrationWarning',
    why: 'the article stays as served, so it is neither evaluated nor hydrated',
    removeWhen: 'React has a way to keep server markup, as server components do',
    lookIn: 'react-dom/cjs/react-dom-client.production.js',
  },
  'dom-nodes': {
    reliesOn: 'React moves and removes nodes with removeChild and insertBefore',
    why: 'both are made to do nothing where a translator or a blocker has taken the node, which would end the page',
    removeWhen: 'React tolerates a document that others have changed',
    lookIn: 'react-dom/cjs/react-dom-client.production.js',
  },
} as const satisfies Record<string, Seam>;

export type SeamName = keyof typeof seams;

/**
 * Creates the error for a broken seam.
 *
 * @param found what was expected, and what was found
 */
export function brokenSeam(name: SeamName, found: string): Error {
  const { reliesOn, lookIn } = seams[name];
  return new Error(`Seam "${name}": ${found}. It relies on this: ${reliesOn}. Look in node_modules/${lookIn}.`);
}
