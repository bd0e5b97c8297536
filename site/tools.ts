/** A tool, or another address of the organisation. */
export type Tool = {
  name: string;
  /** The description in Chinese. */
  desc: string;
  descEn: string;
  /** The address of a picture: of `docs/public`, or of any origin. */
  logo?: string;
  /** Where Chinese readers go, and all others where there is no `urlEn`. */
  url: string;
  urlEn?: string;
  /** How much larger than its box the logo is drawn; 1 where nothing is said. */
  logoScale?: number;
};

/** Tools that stand together. */
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

/** What stands around the tools. */
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
