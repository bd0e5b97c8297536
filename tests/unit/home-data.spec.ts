import { expect, test } from '@playwright/test';
import { readFeatures, readHero } from '../../site/home-data.ts';

const FILE = 'en/index.mdx';

test('[P-07] every part of the hero may be missing', () => {
  const empty = { name: undefined, text: undefined, tagline: undefined, actions: [], image: undefined };
  expect(readHero(undefined, FILE)).toEqual(empty);
  expect(readHero(null, FILE)).toEqual(empty);
  expect(readHero({ name: null, image: null, actions: null, text: '' }, FILE)).toEqual(empty);
});

test('[P-07] a hero has name, text, tagline, actions and an image', () => {
  const hero = readHero(
    {
      name: 'Name',
      text: 'Text',
      tagline: 'Tagline',
      actions: [
        { text: 'Go', link: '/go' },
        { text: 'Stay', link: '/stay', theme: 'alt' },
      ],
      image: {
        src: { light: '/l.png', dark: '/d.png' },
        alt: 'Alt',
        srcset: { light: ['/l.png 1x', '/l2.png 2x'], dark: '/d.png 1x' },
        sizes: ['(max-width: 60rem) 90vw', '36rem'],
      },
    },
    FILE,
  );
  expect(hero).toEqual({
    name: 'Name',
    text: 'Text',
    tagline: 'Tagline',
    actions: [
      { text: 'Go', link: '/go', theme: 'brand' },
      { text: 'Stay', link: '/stay', theme: 'alt' },
    ],
    image: {
      light: { src: '/l.png', srcset: '/l.png 1x, /l2.png 2x', sizes: '(max-width: 60rem) 90vw, 36rem' },
      dark: { src: '/d.png', srcset: '/d.png 1x', sizes: '(max-width: 60rem) 90vw, 36rem' },
      alt: 'Alt',
    },
  });
});

test('[P-07] one address serves both themes', () => {
  const { image } = readHero({ image: { src: '/one.png', srcset: '/two.png 2x' } }, FILE);
  const picture = { src: '/one.png', srcset: '/two.png 2x', sizes: undefined };
  expect(image).toEqual({ light: picture, dark: picture, alt: '' });
});

const wrongHeroes: [unknown, string][] = [
  ['words', 'hero must be a set of keys, but it is "words"'],
  [{ name: 404 }, 'hero.name must be a text, but it is 404'],
  [{ tagline: ['a'] }, 'hero.tagline must be a text, but it is ["a"]'],
  [{ actions: {} }, 'hero.actions must be a list, but it is {}'],
  [{ actions: [{ text: 'Go' }] }, 'hero.actions[0].link must be a text, but it is missing'],
  [
    { actions: [{ text: 'Go', link: '/', theme: 'loud' }] },
    'hero.actions[0].theme must be brand or alt, but it is "loud"',
  ],
  [{ image: '/one.png' }, 'hero.image must be a set of keys, but it is "/one.png"'],
  [
    { image: { alt: 'Alt' } },
    'hero.image.src must be an address, or one for light and one for dark, but it is missing',
  ],
  [{ image: { src: { light: '/l.png' } } }, 'hero.image.src.dark must be a text, but it is missing'],
  [
    { image: { src: { light: '/l.png', dark: '/d.png' }, srcset: '/l.png 1x' } },
    'hero.image.srcset must be light and dark, as src is, but it is "/l.png 1x"',
  ],
];

for (const [value, message] of wrongHeroes) {
  test(`[P-07] a mistake names its file: ${message}`, () => {
    expect(() => readHero(value, FILE)).toThrow(`docs/${FILE}: in the frontmatter, ${message}.`);
  });
}

test('[P-07] a feature needs a title only, and spans 4 of 12 columns', () => {
  expect(readFeatures([{ title: 'One' }], FILE)).toEqual([
    { title: 'One', details: undefined, icon: undefined, link: undefined, span: 4 },
  ]);
  expect(readFeatures(undefined, FILE)).toEqual([]);
  const all = { title: 'Two', details: 'Details', icon: '📦', link: '/two', span: 12 };
  expect(readFeatures([all], FILE)).toEqual([all]);
});

const wrongFeatures: [unknown, string][] = [
  ['words', 'features must be a list, but it is "words"'],
  [['words'], 'features[0] must be a set of keys, but it is "words"'],
  [[{ details: 'Details' }], 'features[0].title must be a text, but it is missing'],
  [[{ title: 'One' }, { title: 'Two', link: 2 }], 'features[1].link must be a text, but it is 2'],
  [[{ title: 'One', span: 13 }], 'features[0].span must be a whole number from 1 to 12, but it is 13'],
  [[{ title: 'One', span: '4' }], 'features[0].span must be a whole number from 1 to 12, but it is "4"'],
];

for (const [value, message] of wrongFeatures) {
  test(`[P-07] a mistake names its file: ${message}`, () => {
    expect(() => readFeatures(value, FILE)).toThrow(`docs/${FILE}: in the frontmatter, ${message}.`);
  });
}
