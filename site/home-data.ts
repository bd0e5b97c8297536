/** One picture of the hero: what `<img>` takes. */
export type Picture = { src: string; srcset?: string; sizes?: string };

type HeroAction = { text: string; link: string; theme: 'brand' | 'alt' };

/** The `hero` of a home page's frontmatter. Its words may be keys of the dictionary. */
export type HeroData = {
  name?: string;
  text?: string;
  tagline?: string;
  actions: HeroAction[];
  image?: { light: Picture; dark: Picture; alt: string };
};

/** An entry of `features`. `span` counts twelfths of a row. */
export type FeatureData = { title: string; details?: string; icon?: string; link?: string; span: number };

const SPANS = 12;
const SPAN_BY_DEFAULT = 4;

/**
 * Reads the `hero` of a home page; every part may be missing.
 *
 * @param value what the frontmatter holds
 * @param file the page's file, for messages
 * @throws where a part has a wrong shape, naming the file, the part and what it must be
 */
export function readHero(value: unknown, file: string): HeroData {
  const hero = readObject(value ?? {}, 'hero', file);
  const text = (key: string) => readText(hero[key], `hero.${key}`, file);
  const actions = readList(hero.actions, 'hero.actions', file).map((action, index) =>
    readAction(action, `hero.actions[${index}]`, file),
  );
  const image = hero.image == null ? undefined : readImage(hero.image, file);
  return { name: text('name'), text: text('text'), tagline: text('tagline'), actions, image };
}

/**
 * Reads the `features` of a home page; there may be none.
 *
 * @param value what the frontmatter holds
 * @param file the page's file, for messages
 * @throws where a part has a wrong shape, naming the file, the part and what it must be
 */
export function readFeatures(value: unknown, file: string): FeatureData[] {
  return readList(value, 'features', file).map((entry, index) => {
    const place = `features[${index}]`;
    const feature = readObject(entry, place, file);
    const { span = SPAN_BY_DEFAULT } = feature;
    if (!Number.isInteger(span) || (span as number) < 1 || (span as number) > SPANS) {
      throw mistake(file, `${place}.span`, `a whole number from 1 to ${SPANS}`, span);
    }
    return {
      title: readRequired(feature.title, `${place}.title`, file),
      details: readText(feature.details, `${place}.details`, file),
      icon: readText(feature.icon, `${place}.icon`, file),
      link: readText(feature.link, `${place}.link`, file),
      span: span as number,
    };
  });
}

function readAction(value: unknown, place: string, file: string): HeroAction {
  const action = readObject(value, place, file);
  const { theme = 'brand' } = action;
  if (theme !== 'brand' && theme !== 'alt') throw mistake(file, `${place}.theme`, 'brand or alt', theme);
  return {
    text: readRequired(action.text, `${place}.text`, file),
    link: readRequired(action.link, `${place}.link`, file),
    theme,
  };
}

function readImage(value: unknown, file: string): HeroData['image'] {
  const image = readObject(value, 'hero.image', file);
  const read = (key: string) => readByTheme(image[key], `hero.image.${key}`, file);
  const [src, srcset, sizes] = [read('src'), read('srcset'), read('sizes')];
  if (!src) throw mistake(file, 'hero.image.src', 'an address, or one for light and one for dark', image.src);
  if (srcset && src.light !== src.dark && srcset.light === srcset.dark) {
    // A browser prefers `srcset` to `src`: one list for both would show the light picture in the dark.
    throw mistake(file, 'hero.image.srcset', 'light and dark, as src is', image.srcset);
  }
  const picture = (theme: 'light' | 'dark'): Picture => ({
    src: src[theme],
    srcset: srcset?.[theme],
    sizes: sizes?.[theme],
  });
  const alt = readText(image.alt, 'hero.image.alt', file) ?? '';
  return { light: picture('light'), dark: picture('dark'), alt };
}

/** A text, or a list that is joined, for both themes; or `light` and `dark` of these. */
function readByTheme(value: unknown, place: string, file: string): { light: string; dark: string } | undefined {
  if (value == null) return undefined;
  if (typeof value === 'object' && !Array.isArray(value)) {
    const { light, dark } = value as Record<string, unknown>;
    return { light: readJoined(light, `${place}.light`, file), dark: readJoined(dark, `${place}.dark`, file) };
  }
  const both = readJoined(value, place, file);
  return { light: both, dark: both };
}

function readJoined(value: unknown, place: string, file: string): string {
  const parts = Array.isArray(value) ? value : [value];
  return parts.map((part) => readRequired(part, place, file)).join(', ');
}

function readRequired(value: unknown, place: string, file: string): string {
  if (typeof value === 'string' && value !== '') return value;
  throw mistake(file, place, 'a text', value);
}

function readText(value: unknown, place: string, file: string): string | undefined {
  return value == null || value === '' ? undefined : readRequired(value, place, file);
}

function readList(value: unknown, place: string, file: string): unknown[] {
  if (value == null) return [];
  if (Array.isArray(value)) return value;
  throw mistake(file, place, 'a list', value);
}

function readObject(value: unknown, place: string, file: string): Record<string, unknown> {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Record<string, unknown>;
  throw mistake(file, place, 'a set of keys', value);
}

function mistake(file: string, place: string, wanted: string, value: unknown): Error {
  const found = value === undefined ? 'it is missing' : `it is ${JSON.stringify(value)}`;
  return new Error(`docs/${file}: in the frontmatter, ${place} must be ${wanted}, but ${found}.`);
}
