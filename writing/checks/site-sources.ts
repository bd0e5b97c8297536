import { ANY_LANGUAGE, DEFAULT_LANGUAGE, IN_DOCS, type Lang, PREFIXED_LANGUAGES } from '../../shared/languages.ts';
import type { Page } from '../../shared/pages/page.ts';
import { readPage } from './pages/read-page.ts';
import type { SourceFiles } from './source-files.ts';

/** The facts about a site that are not in its pages. */
export interface SiteFacts {
  /** The dictionary in `shared/texts.ts`. */
  texts: Readonly<Record<string, Record<Lang, string>>>;
  /** Components that pages use without an import. */
  components: readonly string[];
  /** The Markdown that the build writes into components of a name, by their attributes. */
  contents?: Readonly<Record<string, (attributes: Readonly<Record<string, string>>, lang: Lang) => string>>;
  /** The dotted names of all options, and of the lib options, which have their own pages. */
  options: readonly string[];
  libOptions: readonly string[];
}

/** The site's sources, read and parsed once for all checks. */
export interface SiteSources extends SiteFacts {
  /** The files of the repository. */
  files: SourceFiles;
  /** The pages in both languages, including the fragments in `shared/`. */
  pages: readonly Page[];
  pageOf(file: string): Page | undefined;
  /** Whether findings in a file are requested; checks may skip other files. */
  isRequested(file: string): boolean;
  requestedPages: readonly Page[];
}

/** Pages by file, since a run after a change needs most of them unchanged. */
const parsed = new Map<string, Page>();

/** @param requested the files whose findings are wanted; defaults to all */
export function readSite(files: SourceFiles, facts: SiteFacts, requested?: readonly string[]): SiteSources {
  const wanted = requested && new Set(requested);
  const isRequested = (file: string) => wanted?.has(file) ?? true;
  const pages = files.list(`${IN_DOCS}/**/*.mdx`).map((file) => {
    const text = files.read(file) ?? '';
    const known = parsed.get(file);
    const page = known?.text === text ? known : readPage(file, text);
    parsed.set(file, page);
    return page;
  });
  const byFile = new Map(pages.map((page) => [page.file, page]));
  return {
    ...facts,
    files,
    pages,
    pageOf: (file) => byFile.get(file),
    isRequested,
    requestedPages: pages.filter(({ file }) => isRequested(file)),
  };
}

const FOLDER = new RegExp(`^docs/${ANY_LANGUAGE}/`);

/** The same file in another language; files outside of a language folder are returned unchanged. */
export function inLanguage(file: string, lang: Lang): string {
  return file.replace(FOLDER, `docs/${lang}/`);
}

/** A part of a page in the default language, and its translation. */
export interface Pair<T> {
  original: T;
  translation: T;
}

/** Pages with their translations, if findings in either of them are requested. */
export function pairsOf(site: SiteSources): Pair<Page>[] {
  const originals = site.pages.filter(({ lang }) => lang === DEFAULT_LANGUAGE);
  return PREFIXED_LANGUAGES.flatMap((lang) =>
    originals.flatMap((original) => {
      const translation = site.pageOf(inLanguage(original.file, lang));
      const isRequested = [original, translation].some((page) => page && site.isRequested(page.file));
      return translation && isRequested ? [{ original, translation }] : [];
    }),
  );
}

/** The file of a route; a folder's route ends in a slash. */
export function fileOfRoute(lang: string, route: string): string {
  return `docs/${lang}${route.endsWith('/') ? `${route}index` : route}.mdx`;
}
