import type { Root } from 'mdast';
import type { Heading } from './headings.ts';

export type Lang = 'en' | 'zh';

/** One MDX file of `docs/en` or `docs/zh`. */
export interface Page {
  /** The path from the root of the repository. */
  file: string;
  lang: Lang;
  /** The address without the language's prefix; a folder's ends in a slash. */
  route: string;
  /** Whether other pages include it, and no address shows it. */
  isFragment: boolean;
  text: string;
  /** The syntax tree, shared: leave it as it is. Empty where the text is no MDX, see `fault`. */
  root: Root;
  fault?: { line: number; column: number; message: string };
  /** What stands between the first dashes, as YAML reads it. */
  frontmatter: Readonly<Record<string, unknown>>;
  headings: readonly Heading[];
}
