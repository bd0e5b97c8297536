import type { Lang } from './languages';
import type { Tool, ToolGroup } from './tools';

/** The language's prefix as a folder of an address, wherever it stands: `/zh/`, `/v1/zh/guide`. */
const CHINESE_PATH = /\/zh(?=\/|$)/;

/**
 * Which language's words the tools show on a page.
 *
 * @param pathname the page's address, such as `/zh/guide/start/`
 */
export function languageOfPath(pathname: string): Lang {
  return CHINESE_PATH.test(pathname) ? 'zh' : 'en';
}

/** A tool's description and address for readers of a language. */
export function readTool({ desc, descEn, url, urlEn = url }: Tool, language: Lang) {
  return { en: { description: descEn, address: urlEn }, zh: { description: desc, address: url } }[language];
}

/** A group's title in a language. */
export function readTitle({ title, titleEn }: ToolGroup, language: Lang): string {
  return { en: titleEn, zh: title }[language];
}
