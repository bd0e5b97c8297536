import path from 'node:path';
import rslib from '@rslib/core/package.json' with { type: 'json' };
import { defineConfig, type UserConfig } from '@rspress/core';
import * as ownComponents from './components/index.ts';
import manifest from './package.json' with { type: 'json' };
import { clientEntry } from './plugins/client-entry.ts';
import { colorSchemes } from './plugins/color-scheme-rules.ts';
import { devChecks } from './plugins/dev-checks.ts';
import { discovery } from './plugins/discovery/discovery.ts';
import { earlyFiles } from './plugins/early-files.ts';
import { globalComponents } from './plugins/global-components.ts';
import { html } from './plugins/html/html.ts';
import { inOrder } from './plugins/in-order.ts';
import { lastUpdated } from './plugins/last-updated.ts';
import { liveTexts } from './plugins/live-texts.ts';
import { markdown } from './plugins/markdown.ts';
import { components } from './plugins/page-components/components.ts';
import { pageData } from './plugins/page-data.ts';
import { readDeployment } from './plugins/read-deployment.ts';
import { restartOnSave } from './plugins/restart-on-save.ts';
import { search } from './plugins/search.ts';
import { searchDocuments } from './plugins/search-documents/search-documents.ts';
import { socialIcons } from './plugins/social-icons.ts';
import { sourceFindings } from './plugins/source-findings.ts';
import { types } from './plugins/types/types.ts';
import { webFont } from './plugins/web-font.ts';
import { assetAddress } from './shared/addresses/asset-address.ts';
import { textsOf } from './shared/define-component.ts';
import { DEFAULT_LANGUAGE, languages } from './shared/languages.ts';
import { RSLIB_REPOSITORY } from './shared/rslib-repository.ts';
import { texts } from './shared/texts.ts';

const repository = manifest.repository.url;

/** Where logos and pictures come from: an origin, or a folder of the site; empty for the site itself. */
const assetsHost = process.env.ASSETS_HOST ?? '';

/** What components read as constants; `document/env.d.ts` describes each. */
const define = {
  ASSETS_HOST: JSON.stringify(assetsHost),
  SITE_REPOSITORY: JSON.stringify(repository),
  RSLIB_VERSION: JSON.stringify(rslib.version),
};

const pageComponents = Object.values(ownComponents);

const docs = path.join(import.meta.dirname, 'docs');

/** Only for builds: in development, class names tell their file, and compiled code can be read. */
const production: UserConfig['builderConfig'] = {
  // Short class names save a kilobyte of each page and its styles.
  output: { cssModules: { localIdentName: '[hash:base64:5]' } },
  // A third of a compiled page was indentation. Comments name the scripts of pages.
  tools: { swc: { minify: true, jsc: { minify: { compress: false, mangle: false, format: { comments: 'all' } } } } },
};

export default defineConfig({
  root: docs,
  // deploy/build.ts sets a temporary folder, and moves it to dist/ when it is complete.
  outDir: process.env.OUT_DIR ?? 'dist',
  // Canonical addresses and sitemaps are absolute.
  ...readDeployment(process.env, docs, new URL(manifest.homepage).origin),
  lang: DEFAULT_LANGUAGE,
  title: 'Rslib',
  description: texts.slogan[DEFAULT_LANGUAGE],
  icon: '/logo.svg',
  logo: assetAddress('/logo.svg', assetsHost),
  logoText: 'Rslib',
  locales: languages.map(({ lang, label }) => ({ lang, label, title: 'Rslib', description: texts.slogan[lang] })),
  i18nSource: { ...texts, ...textsOf(pageComponents, texts) },
  // The dev server leaves this to our checks: it would end with a stack trace.
  languageParity: { enabled: process.env.NODE_ENV === 'production' },
  route: {
    cleanUrls: true,
    // Without those of code, so that a component beside its page is no page.
    extensions: ['.mdx', '.md'],
    // document/head/redirect-first-visit.ts does it, keeps the hash, and works where storage is blocked.
    localeRedirect: 'never',
    exclude: ['**/shared/**', 'theme/**'],
  },
  markdown: {
    link: { checkDeadLinks: true, checkAnchors: true },
    image: { checkDeadImages: true },
  },
  search: { codeBlocks: true },
  // The theme's own works by keyboard too.
  mediumZoom: false,
  plugins: inOrder({
    setup: [
      clientEntry(),
      globalComponents(),
      html(),
      earlyFiles(),
      colorSchemes(),
      webFont(),
      socialIcons(),
      sourceFindings(),
      search(),
      devChecks(),
      liveTexts(),
      restartOnSave(),
    ],
    change: [components(pageComponents), markdown(`${repository}/tree/main/examples`), types(), lastUpdated()],
    read: [searchDocuments(pageComponents), discovery(pageComponents)],
    close: pageData(),
  }),
  builderConfig: {
    source: { define },
    // Rspress's cache between builds doesn't notice a changed base, text or plugin.
    // To print the compressed size of each file, Rsbuild would compress all of them.
    performance: { buildCache: false, printFileSize: false },
    ...(process.env.NODE_ENV === 'production' && production),
  },
  themeConfig: {
    darkMode: true,
    enableAppearanceAnimation: true,
    // theme/scroll/ has it on every page.
    enableScrollToTop: false,
    editLink: { docRepoBaseUrl: `${repository}/edit/main/docs` },
    socialLinks: [
      { icon: 'github', mode: 'link', content: RSLIB_REPOSITORY },
      { icon: 'x', mode: 'link', content: 'https://x.com/rspack_dev' },
      { icon: 'discord', mode: 'link', content: 'https://discord.gg/XsaKEEk4mW' },
    ],
  },
});
