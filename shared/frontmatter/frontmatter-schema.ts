import * as v from 'valibot';

const words = v.string();
const name = v.pipe(words, v.minLength(1, 'write text'));

/** One value for both themes, or one for each. */
const byTheme = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.union([schema, v.strictObject({ light: schema, dark: schema })]);

/** `srcset` and `sizes` may be lists, which are joined with commas. */
const list = byTheme(v.union([name, v.array(name)]));

const image = v.pipe(
  v.strictObject({
    src: byTheme(name),
    srcset: v.nullish(list),
    sizes: v.nullish(list),
    alt: v.nullish(words),
  }),
  // Browsers prefer `srcset` to `src`, so one list for both themes would show the light picture in dark mode.
  v.forward(
    v.check(
      ({ src, srcset }) => !srcset || typeof src === 'string' || isByTheme(srcset),
      'write light and dark, as in src',
    ),
    ['srcset'],
  ),
);

/** The `hero` of a home page. Its texts may be keys of the dictionary. */
export const heroSchema = v.strictObject({
  name: v.nullish(words),
  text: v.nullish(words),
  tagline: v.nullish(words),
  actions: v.nullish(
    v.array(v.strictObject({ text: name, link: name, theme: v.optional(v.picklist(['brand', 'alt'])) })),
  ),
  // A command to copy.
  command: v.nullish(name),
  image: v.nullish(image),
});

/** An entry of `features`. `span` is its width in twelfths of a row. */
export const featureSchema = v.strictObject({
  title: name,
  details: v.nullish(words),
  icon: v.nullish(words),
  link: v.nullish(words),
  span: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(12))),
});

function isByTheme(value: object | string): boolean {
  return typeof value === 'object' && 'light' in value;
}

/** Rspress's page types. `404` has to be quoted in YAML, or it is a number. */
const pageTypes = ['home', 'doc', 'custom', 'blank', '404'] as const;

/** All allowed frontmatter keys. */
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
  lineNumbers: v.optional(v.boolean()),
  search: v.optional(v.boolean()),
  // A test follows the guide from an empty folder, in both languages: tests/examples/guides.
  follow: v.optional(v.boolean()),
  // Search terms that the page itself does not use.
  keywords: v.optional(v.array(words)),
  // The same of sections, by the ids of their headings.
  sectionKeywords: v.optional(v.record(v.string(), v.array(words))),
});
