import type { Root } from 'mdast';
import type { Lang } from '../languages.ts';
import type { Fence } from './fences-of.ts';
import type { Heading } from './headings.ts';
import type { Link } from './links.ts';
import type { Place } from './locate.ts';
import type { Prose } from './prose.ts';
import type { YamlValue } from './yaml-values.ts';

/** Why a page cannot be read: its text is no MDX, or its frontmatter is no YAML; with the remedy, where that is clear. */
export interface PageFault extends Place {
  message: string;
  how?: string;
  isOfFrontmatter: boolean;
}

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
  /** The syntax tree, shared: leave it as it is. Empty where the text is no MDX. */
  root: Root;
  fault?: PageFault | undefined;
  /** What stands between the first dashes, as YAML reads it. */
  frontmatter: Readonly<Record<string, unknown>>;
  /** The same, as single values with their places. */
  frontmatterValues: readonly YamlValue[];
  headings: readonly Heading[];
  fences: readonly Fence[];
  /** Links and images, also those of the frontmatter. */
  links: readonly Link[];
  /** What readers read that is no code. */
  prose: readonly Prose[];
}

/** Whether nobody knows what a page has beside its frontmatter; the check "mdx" tells why, and nothing else is to be. */
export function isUnread({ fault }: Page): boolean {
  return fault !== undefined && !fault.isOfFrontmatter;
}
