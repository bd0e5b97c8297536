import * as v from 'valibot';

const word = v.pipe(v.string(), v.nonEmpty());
const looks = {
  icon: v.optional(word),
  tag: v.optional(word),
  context: v.optional(word),
  overviewHeaders: v.optional(v.array(v.number())),
};
const folds = { collapsible: v.optional(v.boolean()), collapsed: v.optional(v.boolean()) };
const bar = {
  activeMatch: v.optional(word),
  position: v.optional(v.picklist(['left', 'right'])),
  lang: v.optional(word),
  rel: v.optional(word),
  download: v.optional(v.boolean()),
};

const link = v.strictObject({ text: word, link: word, icon: v.optional(word), tag: v.optional(word), ...bar });

/** The content of a `_nav.json`: links, and menus of links. */
export const navSchema = v.array(
  v.pipe(
    v.strictObject({ ...link.entries, link: v.optional(word), items: v.optional(v.array(link)) }),
    v.check((item) => item.link !== undefined || item.items !== undefined, 'give it a link, or items'),
  ),
);

/** The content of a `_meta.json`: pages in order, folders with labels, and separators. */
export const metaSchema = v.array(
  v.union([
    word,
    v.variant('type', [
      v.strictObject({ type: v.literal('file'), name: word, label: v.optional(word), ...looks }),
      v.strictObject({ type: v.literal('dir'), name: word, label: v.optional(word), ...looks, ...folds }),
      v.strictObject({ type: v.literal('dir-section-header'), name: word, label: word, ...looks, ...folds }),
      v.strictObject({ type: v.literal('section-header'), label: word, icon: v.optional(word), tag: v.optional(word) }),
      v.strictObject({ type: v.literal('custom-link'), label: word, link: word, ...looks }),
      v.strictObject({ type: v.literal('divider'), dashed: v.optional(v.boolean()) }),
    ]),
  ]),
);
