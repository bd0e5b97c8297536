import type { InferInput } from 'valibot';
import type { featureSchema, heroSchema } from './frontmatter/frontmatter-schema.ts';

/** The frontmatter of a home page, validated by the build. */
type HeroFrontmatter = InferInput<typeof heroSchema>;
type FeatureFrontmatter = InferInput<typeof featureSchema>;
type ImageFrontmatter = NonNullable<HeroFrontmatter['image']>;
type Theme = 'light' | 'dark';

/** The hero image of one theme, as attributes of `<img>`. */
export type Picture = { src: string; srcset?: string; sizes?: string };

const DEFAULT_SPAN = 4;

/** Adds the defaults to a home page's `hero`, and splits its image by theme. */
export function readHero(hero: unknown) {
  const { actions, image, ...words } = (hero ?? {}) as HeroFrontmatter;
  return {
    ...words,
    actions: (actions ?? []).map((action) => ({ theme: 'brand' as const, ...action })),
    image: image
      ? { light: pictureOf(image, 'light'), dark: pictureOf(image, 'dark'), alt: image.alt ?? '' }
      : undefined,
  };
}

/** Adds the defaults to a home page's `features`. */
export function readFeatures(features: unknown) {
  return ((features ?? []) as FeatureFrontmatter[]).map((feature) => ({ span: DEFAULT_SPAN, ...feature }));
}

function pictureOf({ src, srcset, sizes }: ImageFrontmatter, theme: Theme): Picture {
  return { src: ofTheme(src, theme) ?? '', srcset: ofTheme(srcset, theme), sizes: ofTheme(sizes, theme) };
}

function ofTheme(value: ImageFrontmatter['srcset'], theme: Theme): string | undefined {
  const own = typeof value === 'object' && value && 'light' in value ? value[theme] : value;
  return Array.isArray(own) ? own.join(', ') : (own ?? undefined);
}
