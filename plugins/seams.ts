/** An undocumented behavior of a package that the site relies on. */
export interface Seam {
  reliesOn: string;
  why: string;
  /** The upstream change that would make the seam unnecessary. */
  removeWhen: string;
  /** Installed files, as a glob below `node_modules`, and texts that one of them contains while the seam holds. */
  evidence: { files: string; texts: readonly string[] };
}

const RSPRESS = '@rspress/core/dist';

/**
 * All seams of the site. A build looks for their evidence before it starts, and plugins throw `brokenSeam` if what they
 * find differs. `tests/contract/` renames each text, and checks the component and class names that the theme uses.
 */
export const seams = {
  'client-entry': {
    reliesOn: "Rspress's `web` environment has a single entry, preceded by styles and the theme",
    why: 'the application starts on intent, not with the document',
    removeWhen: 'Rspress has an option for its client entry',
    evidence: {
      files: `${RSPRESS}/node/initRsbuild.js`,
      texts: ['SSR_CLIENT_ENTRY : CSR_CLIENT_ENTRY', "'virtual-global-styles',", "'@theme'"],
    },
  },
  'page-preload': {
    reliesOn: "the markup of the preload link for a page's script",
    why: 'a reader who only reads does not need the file',
    removeWhen: 'Rspress can leave the preload out',
    evidence: {
      files: `${RSPRESS}/node/ssg/renderHtmlTemplate.js`,
      texts: ['<link rel="preload" href="$', 'as="script">'],
    },
  },
  'page-list': {
    reliesOn: 'Rspress writes its search index and page data from the list that modifySearchIndexData leaves',
    why: 'otherwise every page loads the headings of all pages, and there is a second search index',
    removeWhen: 'Rspress can leave out its search index and page data',
    evidence: {
      files: `${RSPRESS}/node/runtimeModule/pageData/createPageData.js`,
      texts: ['await pluginDriver.modifySearchIndexData(pages)', 'pages: pages.map(', 'groupBy(pages,'],
    },
  },
  'page-meta': {
    reliesOn: "MDXContent.__RSPRESS_PAGE_META in a page's compiled module becomes its page data",
    why: "it is the only way to put a page's data into its own script",
    removeWhen: "extendPageData reaches the page's own module",
    evidence: {
      files: `${RSPRESS}/{node/mdx/processor,runtime/initPageData}.js`,
      texts: ['MDXContent.__RSPRESS_PAGE_META = {}', 'mod.default.__RSPRESS_PAGE_META?.[', '...rest,'],
    },
  },
  'text-modules': {
    reliesOn: 'Rspress reads i18nSource again for each of two virtual modules',
    why: 'an edited text is applied in development without a restart',
    removeWhen: 'Rspress watches the file behind i18nSource',
    evidence: {
      files: `${RSPRESS}/node/runtimeModule/{i18n,siteData/rsbuildPlugin}.js`,
      texts: ['["virtual-i18n-text"]', '["virtual-site-data"]'],
    },
  },
  'preview-options': {
    reliesOn: 'the fields markdown and builderConfig of the object that pluginPreview returns',
    why: "live examples use the theme's frame, which supports both languages",
    removeWhen: 'the plugin has an option for its frame',
    evidence: {
      files: '@rspress/plugin-preview/dist/index.js',
      texts: ['globalUIComponents:', 'globalComponents:', 'builderConfig:'],
    },
  },
  'heading-ids': {
    reliesOn: "Rspress's algorithm for heading ids",
    why: 'checks, search and overviews need the same ids, without a 10 kB Unicode table',
    removeWhen: 'Rspress exports a small slugger',
    evidence: { files: `${RSPRESS}/node/mdx/rehypePlugins/headerAnchor.js`, texts: ['slugger.slug(text.trim())'] },
  },
  'chunk-errors': {
    reliesOn: "the name of the error that Rspack's runtime throws if a script fails to load",
    why: 'a page reloads itself if its script is gone',
    removeWhen: 'Rspack documents the error',
    evidence: { files: '@rspack/binding-*/*.node', texts: ['error.name = "ChunkLoadError"'] },
  },
  'root-element': {
    reliesOn: 'the id of the element that Rspress renders into',
    why: 'the content is restored there if the application fails',
    removeWhen: 'Rspress exports the id, or restores the content itself',
    evidence: { files: `${RSPRESS}/runtime/ssrClientEntry.js`, texts: ["getElementById('__rspress_root')"] },
  },
  'history-state': {
    reliesOn: "React Router stores an entry's key and index in history.state",
    why: "scroll positions are stored by key, and entries for anchors have to look like the router's",
    removeWhen: 'React Router restores scroll positions without loaders',
    evidence: {
      files: 'react-router/dist/production/*.mjs',
      texts: ['state.idx', 'key: location.key', 'replaceState({ ...globalHistory.state, idx: index }'],
    },
  },
  'server-markup': {
    reliesOn:
      'React does not compare dangerouslySetInnerHTML when it hydrates an element with suppressHydrationWarning',
    why: 'the article stays as served, so it is neither evaluated nor hydrated',
    removeWhen: 'React has a way to keep server markup, as server components do',
    evidence: {
      files: 'react-dom/cjs/react-dom-client.production.js',
      texts: ['!0 === props.suppressHydrationWarning', 'null != props.dangerouslySetInnerHTML'],
    },
  },
} as const satisfies Record<string, Seam>;

export type SeamName = keyof typeof seams;

/**
 * Creates the error for a broken seam.
 *
 * @param found what was expected, and what was found
 */
export function brokenSeam(name: SeamName, found: string): Error {
  const { reliesOn, evidence } = seams[name];
  return new Error(`Seam "${name}": ${found}. It relies on this: ${reliesOn}. Look in node_modules/${evidence.files}.`);
}
