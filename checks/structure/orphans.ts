import { findingIn } from '../../site/findings/format-finding.ts';
import { valuesOf } from '../../site/pages/yaml-values.ts';
import type { Check } from '../check.ts';
import { fileOfRoute, type SiteSources } from '../site-sources.ts';
import { includedBy } from './anchors.ts';
import { jsonFault } from './json-fault.ts';

export const pagesAreFound: Check = {
  name: 'orphan-pages',
  looksAt: 'pages',
  *run(site, looked) {
    const navigation = site.files.list('docs/{en,zh}/**/_{nav,meta}.json');
    // A file that cannot be read may name any page; the check "json" tells of it.
    if (navigation.some((file) => jsonFault(site.files.read(file) ?? ''))) return looked(navigation.length);
    const listed = new Set(navigation.flatMap((file) => listedIn(file, site)));
    const included = new Set(site.pages.flatMap(includedBy));
    for (const { file, route, isFragment } of site.pages) {
      looked();
      if (isFragment && !included.has(file)) yield findingIn(file, 'no page includes this fragment', 'remove it');
      if (isFragment || listed.has(file) || route === '/' || route === '/404') continue;
      if (!site.hiddenRoutes.includes(route))
        yield findingIn(file, 'no _meta.json and no _nav.json names this page', 'name it in that of its folder');
      else if (!included.has(file) && !included.has(file.replace('/zh/', '/en/')))
        yield findingIn(file, 'a hidden page that no page includes', 'include it, or remove it');
    }
  },
};

/** The pages that a navigation file leads to. */
function listedIn(file: string, site: SiteSources): string[] {
  const folder = file.replace(/\/_\w+\.json$/, '');
  const [, lang = ''] = file.split('/');
  return valuesOf(site.files.read(file) ?? '').values.flatMap(({ path, value }) => {
    if (typeof value !== 'string') return [];
    if (path.at(-1) === 'link') return [fileOfRoute(lang, value.replace(/[#?].*/, ''))];
    // A name of a folder leads to its first page.
    return path.length === 1 || path.at(-1) === 'name'
      ? [`${folder}/${value}.mdx`, `${folder}/${value}/index.mdx`]
      : [];
  });
}

/** Files that servers and browsers ask for by themselves. */
const ASKED_FOR = ['favicon.ico', 'robots.txt', 'apple-touch-icon.png'];

export const imagesAreUsed: Check = {
  name: 'orphan-images',
  looksAt: 'files of docs/public',
  *run(site, looked) {
    const sources = [
      'docs/**/*.{mdx,json}',
      '{deploy,head,plugins,search,site,theme}/**/*.{ts,tsx,css}',
      '*.config.ts',
      'README.md',
    ]
      .flatMap((pattern) => site.files.list(pattern))
      .map((file) => site.files.read(file) ?? '')
      .join('\n');
    for (const file of site.files.list('docs/public/**/*')) {
      looked();
      const address = file.replace('docs/public', '');
      if (ASKED_FOR.includes(address.slice(1)) || sources.includes(address)) continue;
      yield findingIn(file, 'nothing uses this file', 'use it, or remove it');
    }
  },
};
