import type { Root } from 'mdast';
import type { Lang } from '../languages.ts';
import type { Fence } from './fences-of.ts';
import type { Heading } from './headings.ts';
import type { Link } from './links.ts';
import type { Place } from './locate.ts';
import type { TextRun } from './other-texts.ts';
import type { YamlValue } from './yaml-values.ts';

/** The syntax error of a page. */
export interface PageSyntaxError extends Place {
  message: string;
}

/** An MDX file of `docs/<language>`. */
export interface Page {
  /** Path from the repository root. */
  file: string;
  lang: Lang;
  /** The path without the language's prefix; a folder's ends in a slash. */
  route: string;
  /** Whether other pages include it and it has no URL of its own. */
  isFragment: boolean;
  text: string;
  /** The syntax tree, empty if the page is not valid MDX. Shared: don't mutate it. */
  root: Root;
  syntaxError?: PageSyntaxError | undefined;
  frontmatter: Readonly<Record<string, unknown>>;
  /** The frontmatter's scalar values with their offsets. */
  frontmatterValues: readonly YamlValue[];
  headings: readonly Heading[];
  fences: readonly Fence[];
  /** Including those in the frontmatter. */
  links: readonly Link[];
  /** The visible text without code. */
  otherTexts: readonly TextRun[];
}
