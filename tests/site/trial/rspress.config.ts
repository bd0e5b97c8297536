import path from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import { defineConfig } from '@rspress/core';
import * as ownComponents from '../../../components/index.ts';
import { components } from '../../../plugins/page-components/components.ts';
import site from '../../../rspress.config.ts';
import { assetAddress } from '../../../shared/addresses/asset-address.ts';
import { counters } from './counters/index.ts';
import { pluginsWithout } from './plugins-without.ts';

const svg = '<svg viewBox="0 0 24 24" width="20" height="20"><circle cx="12" cy="12" r="9" /></svg>';

/** `_meta.json` cannot contain a pattern of active paths, but the sidebar data can. */
const activeMatch: RsbuildPlugin = {
  name: 'trial-active-match',
  setup(api) {
    api.transform({ test: /virtual-site-data\.js$/, order: 'post' }, ({ code }) =>
      code.replaceAll(/"link":\s*"[^"]*\/custom(?:\.html)?"/g, (link) => `${link},"activeMatch":"/guide/three$"`),
    );
  },
};
/** The components of the site, and some of each kind of hydration. */
const withCounters = components([...Object.values(ownComponents), ...counters]);

/** The assets host of the trial site. */
const assetsHost = '/elsewhere';
const pictures = ['docs/public', 'tests/site/trial/docs/public'].map((folder) => ({
  from: path.resolve(folder),
  to: assetsHost.slice(1),
}));

/**
 * A small site with the real theme, for features that the real content does not use: versions, all kinds of sidebar
 * items, many social links, and page types.
 */
export default defineConfig({
  ...site,
  root: path.join(import.meta.dirname, 'docs'),
  outDir: '.cache/trial-site',
  icon: '/mark.svg',
  logo: assetAddress('/mark.svg', assetsHost),
  builderConfig: {
    ...site.builderConfig,
    source: { define: { ...site.builderConfig?.source?.define, ASSETS_HOST: JSON.stringify(assetsHost) } },
    output: { copy: pictures },
  },
  languageParity: { enabled: false },
  themeDir: path.resolve('theme'),
  title: 'Trial',
  locales: [
    { lang: 'en', label: 'English', title: 'Trial', description: 'A site for trials' },
    { lang: 'zh', label: '简体中文', title: '试验', description: '用来试验的网站' },
  ],
  globalUIComponents: [path.join(import.meta.dirname, 'components/GlobalNote.tsx')],
  plugins: [
    ...pluginsWithout('components'),
    withCounters,
    { name: 'trial-active-match', builderConfig: { plugins: [activeMatch] } },
  ],
  multiVersion: { default: 'v2', versions: ['v1', 'v2'] },
  themeConfig: {
    ...site.themeConfig,
    enableContentAnimation: true,
    hideNavbar: 'auto',
    socialLinks: [
      { icon: 'github', mode: 'link', content: '/guide/one' },
      { icon: 'x', mode: 'text', content: 'Write to @trial' },
      { icon: 'wechat', mode: 'img', content: '/mark.svg' },
      { icon: { svg }, mode: 'dom', content: '<b>Any markup</b>' },
      { icon: 'discord', mode: 'link', content: '/guide/two' },
      { icon: 'npm', mode: 'link', content: '/guide/three' },
    ],
  },
});
