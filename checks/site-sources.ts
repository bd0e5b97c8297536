import type { Page } from './pages/page.ts';
import type { SourceFiles } from './source-files.ts';

/** The sources of the site, each read and parsed once, for all checks. */
export interface SiteSources {
  /** The files of the repository; read others than pages through these, so that fixtures can stand in. */
  files: SourceFiles;
  /** The pages of both languages, with the fragments in `shared/`. */
  pages: readonly Page[];
  /** The page of a file. */
  pageOf(file: string): Page | undefined;
  /** Whether findings in a file are wanted; a check may pass over what nobody asked for. */
  isAsked(file: string): boolean;
  /** The dictionary of `theme/texts.ts`. */
  texts: Readonly<Record<string, { en: string; zh: string }>>;
  /** The routes that the site must have, without the language's prefix; null where that is not asked. */
  routes: readonly string[] | null;
}
