import { existsSync, readFileSync } from 'node:fs';
import { type Lang, langs, prefixOf } from '../shared/languages.ts';

type Item = string | { type: string; name: string };

/** The routes below a folder of `docs/en`, in navigation order. */
function pagesBelow(folder: string): string[] {
  const items = JSON.parse(readFileSync(`docs/en${folder}_meta.json`, 'utf8')) as Item[];
  const names = items.map((item) => (typeof item === 'string' ? item : item.name));
  const hasOwn = !names.includes('index') && existsSync(`docs/en${folder}index.mdx`);
  const pages = names.flatMap((name) => {
    if (existsSync(`docs/en${folder}${name}/_meta.json`)) return pagesBelow(`${folder}${name}/`);
    return name === 'index' ? folder : folder + name;
  });
  return hasOwn ? [folder, ...pages] : pages;
}

export const guideRoutes = pagesBelow('/guide/');
export const configRoutes = pagesBelow('/config/');
export const libOptionRoutes = configRoutes.filter((route) => /^\/config\/lib\/./.test(route));

/** Every documentation page, without language prefix. */
export const docRoutes: readonly string[] = [...guideRoutes, ...configRoutes];

/** Every route in the navigation. */
export const routes: readonly string[] = ['/', ...docRoutes];

/** Pages that other pages include; reachable only by URL. */
export const hiddenRoutes = ['CJS', 'ESM', 'MF', 'UMD'].map((name) => `/guide/start/components/${name}`);

/** One page of each kind. */
export const kinds: readonly string[] = [
  ...['/', '/guide/start/', '/guide/basic/output-format', '/guide/solution/react', '/guide/advanced/consumers'],
  ...['/config/', '/config/lib/dts', ...hiddenRoutes.slice(0, 1)],
];

/** The file of a route below `docs/<lang>` or `dist/<prefix>`, without its extension. */
export function fileOf(route: string): string {
  return route.endsWith('/') ? `${route}index` : route;
}

/** Texts that tests expect. */
const words = {
  en: {
    guide: 'Guide',
    config: 'Config',
    editLink: 'Edit this page',
    outline: 'ON THIS PAGE',
    notFound: 'PAGE NOT FOUND',
    takeMeHome: 'Take me home',
    groups: ['Getting Started', 'Solution', 'Basic', 'Advanced', 'Migration', 'FAQ'],
    configGroups: ['Lib Configurations', 'Rsbuild Configurations'],
    configOverview: 'Config Overview',
  },
  zh: {
    guide: '指南',
    config: '配置',
    editLink: '编辑本页',
    outline: '本页目录',
    notFound: '页面不存在',
    takeMeHome: '返回首页',
    groups: ['开始', '库的类型', '基础', '进阶', '迁移', '常见问题'],
    configGroups: ['Lib 配置', 'Rsbuild 配置'],
    configOverview: '配置总览',
  },
} as const satisfies Record<Lang, object>;

/** What `<html lang>` says on pages of each language. */
export const languageTags = { en: 'en', zh: 'zh-CN' } as const satisfies Record<Lang, string>;

/** The languages of the site, with their URL prefix, their tag and texts. */
export const languages = langs.map((lang) => ({
  lang,
  prefix: prefixOf(lang),
  tag: languageTags[lang],
  ...words[lang],
}));
