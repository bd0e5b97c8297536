import path from 'node:path';
import { findingIn } from '../../../shared/findings/finding.ts';
import { DEFAULT_LANGUAGE, IN_DOCS, languageOf, PREFIXED_LANGUAGES } from '../../../shared/languages.ts';
import { valuesOf } from '../../../shared/pages/yaml-values.ts';
import { check } from '../check.ts';
import { includedBy } from '../markdown/links.ts';
import { fileOfRoute, inLanguage, type SiteSources } from '../site-sources.ts';

const CODE = /\.[jt]sx?$/;

export const sameFiles = check('same-files', 'files', function* (site, looked) {
  for (const file of site.files.list(`${IN_DOCS}/**/*`)) {
    looked();
    if (CODE.test(file)) {
      yield findingIn(
        file,
        'code in the folder of a language',
        'move it to components/: pages of all languages import it',
      );
      continue;
    }
    const isOriginal = languageOf(file.slice('docs'.length)) === DEFAULT_LANGUAGE;
    for (const other of (isOriginal ? PREFIXED_LANGUAGES : [DEFAULT_LANGUAGE]).map((lang) => inLanguage(file, lang))) {
      if (!site.files.exists(other)) yield findingIn(file, `there is no ${other}`, 'write it, or remove this file');
      else if (file.endsWith('.json') && site.files.read(file) !== site.files.read(other))
        yield findingIn(file, `it differs from ${other}`, 'make both the same: labels are keys of the dictionary');
    }
  }
});

export const noOrphanPages = check('no-orphan-pages', 'pages', function* (site, looked) {
  const navigation = site.files.list(`${IN_DOCS}/**/_{nav,meta}.json`);
  const listed = new Set(navigation.flatMap((file) => pagesListedIn(file, site)));
  const included = new Set(site.pages.flatMap(includedBy));
  for (const { file, route, isFragment, frontmatter } of site.pages) {
    looked();
    if (route === '/404') continue;
    const isHidden = isFragment || frontmatter.search === false;
    if (isHidden && !included.has(file) && !included.has(inLanguage(file, DEFAULT_LANGUAGE)))
      yield findingIn(file, 'no page includes this hidden page', 'include it, or remove it');
    if (!isHidden && !listed.has(file) && route !== '/')
      yield findingIn(file, 'no _meta.json and no _nav.json lists this page', 'add it to that of its folder');
  }
});

function pagesListedIn(file: string, site: SiteSources): string[] {
  const folder = path.dirname(file);
  const [, lang = ''] = file.split('/');
  return valuesOf(site.files.read(file) ?? '').values.flatMap(({ path: keys, value }) => {
    if (typeof value !== 'string') return [];
    if (keys.at(-1) === 'link') return [fileOfRoute(lang, value.replace(/[#?].*/, ''))];
    const isName = keys.length === 1 || keys.at(-1) === 'name';
    return isName ? [`${folder}/${value}.mdx`, `${folder}/${value}/index.mdx`] : [];
  });
}

/** Files that servers and browsers request on their own. */
const WELL_KNOWN = ['/favicon.ico', '/robots.txt', '/apple-touch-icon.png'];
const SOURCES = [
  ...[
    'docs/**/*.{mdx,json}',
    '{components,deploy,document,plugins,search,shared,theme}/**/*.{ts,tsx,css}',
    '*.config.ts',
  ],
  'README.md',
];

export const noUnusedAssets = check('no-unused-assets', 'files of docs/public', function* (site, looked) {
  const sources = SOURCES.flatMap((pattern) => site.files.list(pattern)).map((file) => site.files.read(file) ?? '');
  for (const file of site.files.list('docs/public/**/*')) {
    looked();
    // Pages reference only the picture of the light theme.
    const address = file.replace('docs/public', '').replace('.dark.webp', '.light.webp');
    if (!WELL_KNOWN.includes(address) && !sources.some((text) => text.includes(address)))
      yield findingIn(file, 'nothing uses this file', 'use it, or remove it');
  }
});

const IMAGE = /\.(?:png|jpe?g|gif|webp|avif|ico|svg)$/i;
/** The size of a page with its scripts. */
const LIMIT_KB = 200;

export const imageFiles = check('image-files', 'image files', function* (site, looked) {
  const images = site.files.list('docs/**/*').filter((file) => IMAGE.test(file));
  for (const file of images.filter(site.isRequested)) {
    looked();
    const name = path.basename(file);
    const kilobytes = Math.ceil(site.files.size(file) / 1000);
    if (/[A-Z\s]/.test(name))
      yield findingIn(file, `the name "${name}" has a capital or a space`, 'use lower-case words joined by hyphens');
    const how = `save it with ${LIMIT_KB} kB at most, for instance as WebP`;
    if (kilobytes > LIMIT_KB) yield findingIn(file, `the image has ${kilobytes} kB`, how);
  }
});
