import * as v from 'valibot';
import { featureSchema, heroSchema } from './home-schema.ts';

const words = v.string();

/** The page types of Rspress. `404` is written in quotes, since it is a word and not a number. */
const pageTypes = ['home', 'doc', 'doc-wide', 'custom', 'blank', '404'] as const;

/** Everything that the frontmatter of a page may have. */
export const frontmatterSchema = v.strictObject({
  title: v.optional(words),
  titleSuffix: v.optional(words),
  description: v.optional(words),
  pageType: v.optional(v.picklist(pageTypes)),
  overview: v.optional(v.boolean()),
  overviewHeaders: v.optional(v.array(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(6)))),
  globalUIComponents: v.optional(v.boolean()),
  hero: v.nullish(heroSchema),
  features: v.nullish(v.array(featureSchema)),
  head: v.optional(v.array(v.tuple([v.string(), v.record(v.string(), v.string())]))),
  icon: v.optional(v.string()),
  tag: v.optional(v.string()),
  context: v.optional(v.string()),
  navbar: v.optional(v.boolean()),
  sidebar: v.optional(v.union([v.boolean(), v.literal('placeholder')])),
  outline: v.optional(v.boolean()),
  footer: v.optional(v.boolean()),
  lineNumbers: v.optional(v.boolean()),
  search: v.optional(v.boolean()),
  // Words that readers search for and the page does not use.
  keywords: v.optional(v.array(words)),
});
