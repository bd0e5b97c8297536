import { expect, test } from 'playwright/test';
import { stringify } from 'yaml';
import { formatFinding } from '../../shared/findings/finding.ts';
import { frontmatterFindings } from '../../shared/frontmatter/frontmatter-findings.ts';
import { readFeatures, readHero } from '../../shared/home-data.ts';

const faults = (frontmatter: object) =>
  frontmatterFindings({ file: 'docs/en/index.mdx', text: `---\n${stringify(frontmatter)}---\n` }).map(formatFinding);

test('[P-07] every part of the hero may be missing', () => {
  for (const hero of [undefined, null, {}, { name: null, image: null, actions: null, text: '' }]) {
    expect(faults(hero === undefined ? {} : { hero })).toEqual([]);
    expect(readHero(hero)).toMatchObject({ actions: [], image: undefined });
  }
});

test('[P-07] a hero has name, text, tagline, actions and an image', () => {
  const words = { name: 'Name', text: 'Text', tagline: 'Tagline' };
  const alt = { text: 'Stay', link: '/stay', theme: 'alt' };
  const hero = {
    ...words,
    actions: [{ text: 'Go', link: '/go' }, alt],
    image: {
      src: { light: '/l.png', dark: '/d.png' },
      alt: 'Alt',
      srcset: { light: ['/l.png 1x', '/l2.png 2x'], dark: '/d.png 1x' },
      sizes: ['(max-width: 60rem) 90vw', '36rem'],
    },
  };
  const sizes = '(max-width: 60rem) 90vw, 36rem';
  expect(faults({ hero })).toEqual([]);
  expect(readHero(hero)).toEqual({
    ...words,
    actions: [{ text: 'Go', link: '/go', theme: 'brand' }, alt],
    image: {
      light: { src: '/l.png', srcset: '/l.png 1x, /l2.png 2x', sizes },
      dark: { src: '/d.png', srcset: '/d.png 1x', sizes },
      alt: 'Alt',
    },
  });
});

test('[P-07] a single image URL applies to both themes', () => {
  const hero = { image: { src: '/one.png', srcset: '/two.png 2x' } };
  const picture = { src: '/one.png', srcset: '/two.png 2x', sizes: undefined };
  expect(faults({ hero })).toEqual([]);
  expect(readHero(hero).image).toEqual({ light: picture, dark: picture, alt: '' });
});

test('[P-07] a feature requires only a title, and spans 4 of 12 columns by default', () => {
  const features = [{ title: 'One' }, { title: 'Two', details: 'Details', icon: '📦', link: '/two', span: 12 }];
  expect(faults({ features })).toEqual([]);
  expect(readFeatures(features)).toEqual([{ title: 'One', span: 4 }, features[1]]);
  expect(readFeatures(undefined)).toEqual([]);
});

const mistakes: [object, string][] = [
  [{ hero: 'words' }, 'docs/en/index.mdx:2:1 — "hero" is "words", not keys and values'],
  [{ hero: { name: 404 } }, '"hero.name" is 404, not text'],
  [{ hero: { tagline: ['a'] } }, '"hero.tagline" is a list, not text'],
  [{ hero: { actions: {} } }, '"hero.actions" is keys and values, not a list'],
  [{ hero: { actions: [{ text: 'Go' }] } }, '"hero.actions.0.link" is missing'],
  [{ hero: { actions: [{ text: 'Go', link: '/', theme: 'loud' }] } }, '"hero.actions.0.theme" is "loud"'],
  [{ hero: { image: '/one.png' } }, '"hero.image" is "/one.png"'],
  [{ hero: { image: { alt: 'Alt' } } }, '"hero.image.src" is missing'],
  [{ hero: { image: { src: { light: '/l.png' } } } }, '"hero.image.src.dark" is missing'],
  [
    { hero: { image: { src: { light: '/l.png', dark: '/d.png' }, srcset: '/l.png 1x' } } },
    '— write light and dark, as in src',
  ],
  [{ features: 'words' }, '"features" is "words", not a list'],
  [{ features: ['words'] }, '"features.0" is "words", not keys and values'],
  [{ features: [{ details: 'Details' }] }, '"features.0.title" is missing'],
  [{ features: [{ title: 'One' }, { title: 'Two', link: 2 }] }, '"features.1.link" is 2, not text'],
  [{ features: [{ title: 'One', span: 13 }] }, '"features.0.span" is 13'],
  [{ features: [{ title: 'One', span: '4' }] }, '"features.0.span" is "4", not a number'],
];

for (const [frontmatter, message] of mistakes) {
  test(`[P-07] a mistake fails the build and is reported with its file: ${message}`, () => {
    expect(faults(frontmatter).join('\n')).toContain(message);
  });
}
