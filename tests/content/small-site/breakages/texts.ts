import type { Breakage } from '../breakage.ts';

const heroWith = (code: string) => ({
  'theme/Hero.tsx': `export function Hero() {\n  const text = useText();\n  return ${code};\n}\n`,
});
const guideIn = (en: string, zh: string): Pick<Breakage, 'edits' | 'known'> => ({
  edits: { 'site/texts.ts': `export const texts = {\n  'nav.guide': { en: '${en}', zh: '${zh}' },\n};\n` },
  known: { texts: { 'nav.guide': { en, zh } } },
});

/** Texts that are not there, and texts that nobody has translated. */
export const brokenInTexts: readonly Breakage[] = [
  {
    check: 'text-keys',
    title: 'a misspelt key',
    edits: heroWith(`text('home.heroAtl', { name })`),
    tells: ['theme/Hero.tsx:3:16 — there is no text "home.heroAtl" — did you mean "home.heroAlt"?'],
  },
  {
    check: 'text-keys',
    title: 'one of two keys, and not what is compared',
    edits: heroWith(`text(kind === 'guide' ? 'nav.guid' : 'nav.guide')`),
    tells: ['theme/Hero.tsx:3:35 — there is no text "nav.guid" — did you mean "nav.guide"?'],
  },
  {
    check: 'text-keys',
    title: 'the beginning of a key that code completes',
    edits: heroWith('text(`nav.${kind}`) + text(`bar.${kind}`)'),
    tells: ['theme/Hero.tsx:3:38 — there is no text "bar." — add it to site/texts.ts in both languages'],
  },
  {
    check: 'translated-texts',
    title: 'a text that is English in both languages',
    ...guideIn('Guide to Rslib', 'Guide to Rslib'),
    tells: [
      'site/texts.ts:2:45 — "nav.guide" says the same in Chinese as in English — write it in Chinese; a name goes into checks/words/product-names.ts',
    ],
  },
  {
    check: 'translated-texts',
    title: 'a single word in capitals and small letters',
    ...guideIn('Open', 'Open'),
    tells: [
      'site/texts.ts:2:35 — "nav.guide" says the same in Chinese as in English — write it in Chinese; a name goes into checks/words/product-names.ts',
    ],
  },
  {
    check: 'translated-texts',
    title: 'no names, commands, placeholders and abbreviations',
    ...guideIn(
      'Rslib, GitHub: `npx rslib` --watch @rslib/core {{name}} FAQ',
      'Rslib, GitHub: `npx rslib` --watch @rslib/core {{name}} FAQ',
    ),
    tells: [],
  },
  {
    check: 'texts',
    title: 'HTML, and one brace where two are meant',
    edits: {},
    known: {
      texts: {
        'nav.guide': { en: '<b>Guide</b>', zh: '指南' },
        'home.heroAlt': { en: 'A picture of {name}', zh: '{name} 的图' },
      },
    },
    tells: [
      'site/texts.ts:2:3 — readers see <b> of "nav.guide" — write {{name}} for what varies, and no HTML',
      'site/texts.ts:3:3 — readers see {name} of "home.heroAlt" — write {{name}} for what varies, and no HTML',
    ],
  },
  {
    check: 'texts',
    title: 'a space at the end',
    edits: { 'site/texts.ts': ["'Guide'", "'Guide '"] },
    known: { texts: { 'nav.guide': { en: 'Guide ', zh: '指南' } } },
    tells: ['site/texts.ts:2:3 — "nav.guide" begins or ends with a space — leave it out: a text is whole'],
  },
];
