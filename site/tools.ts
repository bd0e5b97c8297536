import type { Lang } from './languages.ts';

/** A tool of the stack (D-10). */
export type Tool = {
  name: string;
  /** The description in Chinese. */
  desc: string;
  descEn: string;
  /** The address of a picture: of `docs/public`, or of any origin. */
  logo?: string;
  /** The Chinese address, and the one of other languages without `urlEn`. */
  url: string;
  urlEn?: string;
  /** The scale of the logo in its box, 1 by default. */
  logoScale?: number;
};

export type ToolGroup = { title: string; titleEn: string; links: readonly Tool[] };

/** The organisation's code page. */
export const organisation = { name: 'Rstack', url: 'https://github.com/rstackjs' };

/** The five tools, from the lowest layer up. */
export const toolStack: ToolGroup = {
  title: '工具栈',
  titleEn: 'Tool Stack',
  links: [
    {
      name: 'Rspack',
      desc: '用 Rust 编写的打包器',
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

/** The language's prefix as a folder of an address, wherever it is: `/zh/`, `/v1/zh/guide`. */
const CHINESE_PATH = /\/zh(?=\/|$)/;

/** The language of the tools on a page (D-09). @param pathname such as `/zh/guide/start/` */
export function languageOfPath(pathname: string): Lang {
  return CHINESE_PATH.test(pathname) ? 'zh' : 'en';
}

/** A tool's description and address in a language. The data has Chinese and English, for all other languages (D-10). */
export function readTool({ desc, descEn, url, urlEn = url }: Tool, language: string) {
  return isChinese(language) ? { description: desc, address: url } : { description: descEn, address: urlEn };
}

/** A group's title in a language. */
export function readTitle({ title, titleEn }: ToolGroup, language: string): string {
  return isChinese(language) ? title : titleEn;
}

const isChinese = (language: string) => CHINESE_PATH.test(`/${language}`);
