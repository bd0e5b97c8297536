import type { Lang } from './languages.ts';
import { NO_LOGO } from './no-logo.ts';

/** A tool of the stack (D-10). */
export type Tool = {
  name: string;
  /** The Chinese description. */
  desc: string;
  descEn: string;
  /** A path in `docs/public` or an absolute URL. */
  logo?: string;
  /** The Chinese URL, also used for other languages if there is no `urlEn`. */
  url: string;
  urlEn?: string;
  /** The scale of the logo in its box; defaults to 1. */
  logoScale?: number;
};

export type ToolGroup = { title: string; titleEn: string; links: readonly Tool[] };

/** The organization on GitHub. */
export const organization = { name: 'Rstack', url: 'https://github.com/rstackjs' };

/** The tools, lowest layer first. */
export const toolStack: ToolGroup = {
  title: '工具栈',
  titleEn: 'Tool Stack',
  links: [
    {
      name: 'Rspack',
      desc: '用 Rust 编写的打包工具',
      descEn: 'Bundler written in Rust',
      logo: '/tools/rspack.svg',
      url: 'https://rspack.rs/zh/',
      urlEn: 'https://rspack.rs/',
    },
    {
      name: 'Rsbuild',
      desc: '应用构建工具',
      descEn: 'Build tool for applications',
      logo: '/tools/rsbuild.svg',
      url: 'https://rsbuild.rs/zh/',
      urlEn: 'https://rsbuild.rs/',
    },
    {
      name: 'Rspress',
      desc: '静态站点生成器',
      descEn: 'Static site generator',
      logo: '/tools/rspress.svg',
      url: 'https://rspress.rs/zh/',
      urlEn: 'https://rspress.rs/',
    },
    {
      name: 'Rsdoctor',
      desc: '构建分析工具',
      descEn: 'Build analyzer',
      logo: '/tools/rsdoctor.svg',
      url: 'https://rsdoctor.rs/zh/',
      urlEn: 'https://rsdoctor.rs/',
    },
    {
      name: 'Rslib',
      desc: '库开发工具',
      descEn: 'Library development tool',
      logo: '/logo.svg',
      url: 'https://rslib.rs/zh/',
      urlEn: 'https://rslib.rs/',
      logoScale: 0.9,
    },
  ],
};

export const ecosystem: ToolGroup = {
  title: '生态',
  titleEn: 'Ecosystem',
  links: [
    {
      name: 'Awesome Rstack',
      desc: '插件、模板与文章精选',
      descEn: 'Curated plugins, templates and articles',
      logo: '/tools/awesome-rstack.svg',
      url: 'https://github.com/rstackjs/awesome-rstack',
    },
  ],
};

/** The language prefix at any position of a path: `/zh/`, `/v1/zh/guide`. */
const CHINESE_PATH = /\/zh(?=\/|$)/;

/** The language in which a page shows the tools (D-09). @param pathname such as `/zh/guide/start/` */
export function languageOfPath(pathname: string): Lang {
  return CHINESE_PATH.test(pathname) ? 'zh' : 'en';
}

/** A tool's logo, description and URL: the Chinese ones for Chinese, the English ones for all other languages (D-10). */
export function readTool({ desc, descEn, url, urlEn = url, logo = NO_LOGO }: Tool, language: string) {
  const inChinese = isChinese(language);
  return { description: inChinese ? desc : descEn, address: inChinese ? url : urlEn, logo };
}

/** A group's title: Chinese for Chinese, English for all other languages. */
export function readTitle({ title, titleEn }: ToolGroup, language: string): string {
  return isChinese(language) ? title : titleEn;
}

const isChinese = (language: string) => CHINESE_PATH.test(`/${language}`);
