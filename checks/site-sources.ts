import type { Lang } from '../site/languages.ts';
import type { Page } from '../site/pages/page.ts';
import { readPage } from './pages/read-page.ts';
import type { SourceFiles } from './source-files.ts';

/** What the site is made of that no page says. */
export interface SiteFacts {
  /** The dictionary of `site/texts.ts`, which may lack what the compiler would ask for. */
  texts: Readonly<Record<string, Partial<Record<Lang, string>>>>;
  /** The components that pages use without an import. */
  components: readonly string[];
  /** The routes that the site must have, without the language's prefix: those that the navigation leads to, and others. */
  routes: readonly string[];
  hiddenRoutes: readonly string[];
  /** The dotted names of the options that there are; lib options are those that pages document key by key. */
  options: readonly string[];
  libOptions: readonly string[];
}

/** The sources of the site, each read and parsed once, for all checks. */
export interface SiteSources extends SiteFacts {
  /** The files of the repository; read others than pages through these, so that fixtures can stand in. */
  files: SourceFiles;
  /** The pages of both languages, with the fragments in `shared/`. */
  pages: readonly Page[];
  /** The page of a file. */
  pageOf(file: string): Page | undefined;
  /** Whether findings in a file are wanted; a check may pass over what nobody asked for. */
  isAsked(file: string): boolean;
  /** The pages whose findings are wanted. */
  askedPages: readonly Page[];
}

const read = new Map<string, Page>();

/**
 * Reads the site.
 *
 * @param asked the files whose findings are wanted; all, where it is left out
 */
export function readSite(files: SourceFiles, facts: SiteFacts, asked?: readonly string[]): SiteSources {
  const wanted = asked && new Set(asked);
  const isAsked = (file: string) => wanted?.has(file) ?? true;
  const pages = files.list('docs/{en,zh}/**/*.mdx').map((file) => {
    const text = files.read(file) ?? '';
    const known = read.get(file);
    const page = known?.text === text ? known : readPage(file, text);
    read.set(file, page);
    return page;
  });
  const byFile = new Map(pages.map((page) => [page.file, page]));
  return {
    ...facts,
    files,
    pages,
    pageOf: (file) => byFile.get(file),
    isAsked,
    askedPages: pages.filter(({ file }) => isAsked(file)),
  };
}

/** The same file in the other language. */
export function otherLanguage(file: string): string {
  return file.startsWith('docs/en/') ? file.replace('docs/en/', 'docs/zh/') : file.replace('docs/zh/', 'docs/en/');
}

/** Pages that both languages have and that can be read, where findings in one of them are wanted. */
export function pairsOf(site: SiteSources): { en: Page; zh: Page }[] {
  return site.pages.flatMap((en) => {
    const zh = en.lang === 'en' ? site.pageOf(otherLanguage(en.file)) : undefined;
    const isWanted = zh && (site.isAsked(en.file) || site.isAsked(zh.file));
    return isWanted && !en.fault && !zh.fault ? [{ en, zh }] : [];
  });
}

/** The file of a route; a folder's route ends in a slash. */
export function fileOfRoute(lang: string, route: string): string {
  return `docs/${lang}${route.endsWith('/') ? `${route}index` : route}.mdx`;
}
