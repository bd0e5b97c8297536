/** Something that the site relies on although the package it comes from does not document it. */
export interface Seam {
  reliesOn: string;
  why: string;
  /** The upstream change that would let the seam go. */
  removeWhen: string;
  /** Files of installed packages, as a glob below `node_modules`, and texts that one of them has while the seam holds. */
  evidence: { files: string; texts: readonly string[] };
}

const RSPRESS = '@rspress/core/dist';

/**
 * Every seam of the site. Those of the build end it with `brokenSeam` where they break; `tests/contract/` looks for
 * the evidence of all in the installed packages, and for the names of components and classes that the theme uses.
 */
export const seams = {
  'theme-script': {
    reliesOn: "Rspress's inline script for light and dark passes html.tags, with its storage key inside",
    why: 'it throws where storage is blocked, and leaves names in the global scope',
    removeWhen: 'Rspress has an option for the script, or one that survives blocked storage',
    evidence: {
      files: `${RSPRESS}/node/{constants,initRsbuild}.js`,
      texts: ["const APPEARANCE_KEY = 'rspress-theme-appearance'", 'children: getInlineThemeScript('],
    },
  },
  'client-entry': {
    reliesOn: "Rspress's environment `web` has one entry, which starts the application, after styles and the theme",
    why: 'the application starts when the reader is about to use it, not with the document',
    removeWhen: 'Rspress has an option for its entry in the browser',
    evidence: {
      files: `${RSPRESS}/node/initRsbuild.js`,
      texts: ['SSR_CLIENT_ENTRY : CSR_CLIENT_ENTRY', "'virtual-global-styles',", "'@theme'"],
    },
  },
  'page-preload': {
    reliesOn: "the markup of the link that preloads a page's own script",
    why: 'a reader who only reads does not need the file',
    removeWhen: 'Rspress has an option against the preload',
    evidence: {
      files: `${RSPRESS}/node/ssg/renderHtmlTemplate.js`,
      texts: ['<link rel="preload" href="$', 'as="script">'],
    },
  },
  'page-text': {
    reliesOn: "_flattenContent of a page's data: its text with fragments in place",
    why: 'search documents, pages as Markdown and llms-full.txt are made of it',
    removeWhen: 'Rspress documents a source of a page with its fragments',
    evidence: { files: `${RSPRESS}/node/route/extractPageData.js`, texts: ['_flattenContent: flattenContent'] },
  },
  'page-list': {
    reliesOn: 'Rspress writes its search index and page data from the list that modifySearchIndexData has left',
    why: 'otherwise every page loads the headings of all pages, and the site has a second search index',
    removeWhen: 'Rspress has options against its search index and its page data',
    evidence: {
      files: `${RSPRESS}/node/runtimeModule/pageData/createPageData.js`,
      texts: ['await pluginDriver.modifySearchIndexData(pages)', 'pages: pages.map(', 'groupBy(pages,'],
    },
  },
  'page-meta': {
    reliesOn: "MDXContent.__RSPRESS_PAGE_META in a page's compiled module, which becomes its page data",
    why: "it is the only way for a page's data into its own script",
    removeWhen: "extendPageData reaches the page's own module",
    evidence: {
      files: `${RSPRESS}/{node/mdx/processor,runtime/initPageData}.js`,
      texts: ['MDXContent.__RSPRESS_PAGE_META = {}', 'mod.default.__RSPRESS_PAGE_META?.[', '...rest,'],
    },
  },
  'token-styles': {
    reliesOn: 'Shiki writes tokens with styles of variables such as --shiki-token-keyword',
    why: 'a content security policy without unsafe-inline would have to list each style',
    removeWhen: 'Shiki or Rspress can write classes',
    evidence: { files: `${RSPRESS}/node/mdx/rehypePlugins/shiki.js`, texts: ["variablePrefix: '--shiki-'"] },
  },
  'written-jsx': {
    reliesOn: 'MDX marks JSX that a page has written with _mdxExplicitJsx, and renders it as it stands',
    why: "an <img> of a page gets the site's base like an image in Markdown",
    removeWhen: 'Rspress resolves the addresses of written <img> elements',
    evidence: {
      files: '@mdx-js/mdx/lib/plugin/{recma-jsx-rewrite,remark-mark-and-unravel}.js',
      texts: ['node.data._mdxExplicitJsx', 'data._mdxExplicitJsx = true'],
    },
  },
  'head-replacement': {
    reliesOn: "Rspress puts config.head in place as a replacement string, so its text has no patterns such as '$&'",
    why: 'discovery writes titles and structured data there, and escapes the sign',
    removeWhen: 'Rspress replaces its marker by a function',
    evidence: { files: `${RSPRESS}/node/ssg/renderHtmlTemplate.js`, texts: ['.replace(HEAD_MARKER, ['] },
  },
  'address-decoding': {
    reliesOn: 'scripts of the site call decodeURIComponent by its global name',
    why: 'a malformed address or hash would leave an empty page',
    removeWhen: "Rspress's router and scrolling survive malformed addresses",
    evidence: { files: `${RSPRESS}/{runtime,theme}/**/*.js`, texts: ['decodeURIComponent('] },
  },
  'dark-classes': {
    reliesOn: "Rspress's styles for one colour scheme name the class .rp-dark",
    why: 'they are to apply without a script too, and not on paper',
    removeWhen: 'Rspress writes its colours with light-dark()',
    evidence: { files: `${RSPRESS}/theme/**/*.css`, texts: ['.rp-dark', ':not(.rp-dark)'] },
  },
  'social-icons': {
    reliesOn: 'the virtual module with the drawings of social links',
    why: 'the social links of the theme have names, which those of Rspress do not',
    removeWhen: "Rspress's social links have accessible names",
    evidence: { files: `${RSPRESS}/node/runtimeModule/socialLinks.js`, texts: ['["virtual-social-links"]'] },
  },
  'social-icon-size': {
    reliesOn: 'the drawings of social links begin with width="100%"',
    why: 'before the styles arrive, an icon would be as wide as the page',
    removeWhen: "Rspress's icons have a size of their own",
    evidence: { files: `${RSPRESS}/node/utils/getSocialIcons.js`, texts: ['width="100%"'] },
  },
  'text-modules': {
    reliesOn: 'Rspress reads i18nSource again for each of two virtual modules',
    why: 'an edited text shows in development without a restart',
    removeWhen: 'Rspress watches the file of i18nSource',
    evidence: {
      files: `${RSPRESS}/node/runtimeModule/{i18n,siteData/rsbuildPlugin}.js`,
      texts: ['["virtual-i18n-text"]', '["virtual-site-data"]'],
    },
  },
  'preview-options': {
    reliesOn: 'the fields markdown and builderConfig of what pluginPreview returns',
    why: 'live examples are shown in a frame of the theme, which has both languages',
    removeWhen: 'the plugin has an option for its frame',
    evidence: {
      files: '@rspress/plugin-preview/dist/index.js',
      texts: ['globalUIComponents:', 'globalComponents:', 'builderConfig:'],
    },
  },
  'heading-ids': {
    reliesOn: 'how Rspress makes the id of a heading of its text',
    why: 'checks, search and overviews have the same ids without a table of letters of 10 kB',
    removeWhen: 'Rspress exports a small slugger',
    evidence: { files: `${RSPRESS}/node/mdx/rehypePlugins/headerAnchor.js`, texts: ['slugger.slug(text.trim())'] },
  },
  'chunk-errors': {
    reliesOn: "the name of the error of Rspack's runtime for a script that cannot be loaded",
    why: 'a page of which a script is gone loads itself again',
    removeWhen: 'Rspack documents the error',
    evidence: { files: '@rspack/binding-*/*.node', texts: ['error.name = "ChunkLoadError"'] },
  },
  'root-element': {
    reliesOn: 'the id of the element that Rspress renders into',
    why: 'the text of the page is put back where the application fails, and measured for the way to the top',
    removeWhen: 'Rspress exports the id, or restores the page by itself',
    evidence: { files: `${RSPRESS}/runtime/ssrClientEntry.js`, texts: ["getElementById('__rspress_root')"] },
  },
  'history-state': {
    reliesOn: "React Router keeps an entry's key and index in history.state",
    why: 'a scroll position is remembered by key, and entries of anchors look like entries of the router',
    removeWhen: 'React Router restores positions without loaders',
    evidence: {
      files: 'react-router/dist/production/*.mjs',
      texts: ['state.idx', 'key: location.key', 'replaceState({ ...globalHistory.state, idx: index }'],
    },
  },
  'value-tracker': {
    reliesOn: 'React compares the value of a field with the one it last set through the property of the element',
    why: 'what was typed before the application started is replayed as an input event, which React would drop',
    removeWhen: 'React replays input events of a document that it hydrates',
    evidence: { files: 'react-dom/cjs/react-dom-client.production.js', texts: ['_valueTracker', '.setValue('] },
  },
} as const satisfies Record<string, Seam>;

export type SeamName = keyof typeof seams;

/**
 * The error for a seam that is not as expected.
 *
 * @param found what was looked for, and what was there instead
 */
export function brokenSeam(name: SeamName, found: string): Error {
  const { reliesOn, evidence } = seams[name];
  return new Error(`Seam "${name}": ${found}. It relies on this: ${reliesOn}. Look in node_modules/${evidence.files}.`);
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
