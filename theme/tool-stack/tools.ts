/** A tool of the stack around Rspack. */
export type Tool = {
  name: string;
  /** The description in Chinese. */
  desc: string;
  descEn: string;
  url: string;
};

export type Language = 'en' | 'zh';

/** Which field of a tool holds its description in a language. */
export const descriptionField = { en: 'descEn', zh: 'desc' } as const satisfies Record<
  Language,
  keyof Tool
>;

/** The five tools, from the lowest layer up. */
export const tools: readonly Tool[] = [
  { name: 'Rspack', desc: '用 Rust 编写的打包器', descEn: 'Bundler written in Rust', url: 'https://rspack.rs' },
  { name: 'Rsbuild', desc: '应用构建工具', descEn: 'Build tool for applications', url: 'https://rsbuild.rs' },
  { name: 'Rspress', desc: '静态站点生成器', descEn: 'Static site generator', url: 'https://rspress.rs' },
  { name: 'Rsdoctor', desc: '构建分析工具', descEn: 'Build analyzer', url: 'https://rsdoctor.rs' },
  { name: 'Rslib', desc: '库开发工具', descEn: 'Library development tool', url: 'https://rslib.rs' },
];
