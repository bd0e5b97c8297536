import * as v from 'valibot';

const words = v.string();
const variants = v.object({ light: v.string(), dark: v.string() });
const sizes = v.union([v.string(), v.array(v.string())]);

const hero = v.strictObject({
  badge: v.optional(v.union([words, v.strictObject({ text: words, link: v.optional(v.string()) })])),
  name: v.optional(words),
  text: v.optional(words),
  tagline: v.optional(words),
  image: v.optional(
    v.strictObject({
      src: v.optional(v.union([v.string(), variants])),
      alt: v.optional(words),
      srcset: v.optional(v.union([sizes, variants])),
      sizes: v.optional(sizes),
    }),
  ),
  actions: v.optional(v.array(v.strictObject({ text: words, link: v.string(), theme: v.picklist(['brand', 'alt']) }))),
});

const feature = v.strictObject({
  icon: v.optional(v.string()),
  title: words,
  details: words,
  link: v.optional(v.string()),
  span: v.optional(v.picklist([2, 3, 4, 6])),
});

/** The page types of Rspress. `404` is written in quotes, since it is a word and not a number. */
const pageTypes = ['home', 'doc', 'doc-wide', 'custom', 'blank', '404'] as const;

/** Everything that the frontmatter of a page may hold. */
export const frontmatterSchema = v.strictObject({
  title: v.optional(words),
  titleSuffix: v.optional(words),
  description: v.optional(words),
  pageType: v.optional(v.picklist(pageTypes)),
  overview: v.optional(v.boolean()),
  overviewHeaders: v.optional(v.array(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(6)))),
  globalUIComponents: v.optional(v.boolean()),
  hero: v.optional(hero),
  features: v.optional(v.array(feature)),
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
});
