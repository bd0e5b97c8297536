import type { Root } from 'mdast';
import type { Lang } from '../languages.ts';
import type { Fence } from './fences-of.ts';
import type { Heading } from './headings.ts';
import type { Link } from './links.ts';
import type { Place } from './locate.ts';
import type { Prose } from './prose.ts';
import type { YamlValue } from './yaml-values.ts';

/** Why a page is not valid MDX. */
export interface PageFault extends Place {
  message: string;
}

/** One MDX file of `docs/en` or `docs/zh`. */
export interface Page {
  /** The path from the root of the repository. */
  file: string;
  lang: Lang;
  /** The address without the language's prefix; a folder's ends in a slash. */
  route: string;
  /** Whether it has no address of its own and other pages include it. */
  isFragment: boolean;
  text: string;
  /** The syntax tree, empty if the text is not valid MDX. It is shared: don't change it. */
  root: Root;
  fault?: PageFault | undefined;
  /** The content of the frontmatter. */
  frontmatter: Readonly<Record<string, unknown>>;
  /** Its scalar values with their offsets. */
  frontmatterValues: readonly YamlValue[];
  headings: readonly Heading[];
  fences: readonly Fence[];
  /** Links and images, including those in the frontmatter. */
  links: readonly Link[];
  /** The text that readers see, without code. */
  prose: readonly Prose[];
}
