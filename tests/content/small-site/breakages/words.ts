import type { Breakage } from '../breakage.ts';
import { enShare, zhShare } from '../files-to-break.ts';

export const brokenInWords: readonly Breakage[] = [
  {
    check: 'texts',
    title: 'an empty text',
    edits: {},
    known: { texts: { 'nav.guide': { en: 'Guide', zh: ' ' } } },
    tells: ['site/texts.ts:2:3 — "nav.guide" is empty — write both languages'],
  },
  {
    check: 'texts',
    title: 'a text of one language',
    edits: { 'site/texts.ts': ["en: 'Guide', zh: '指南'", "en: 'Guide'"] },
    known: { texts: { 'nav.guide': { en: 'Guide' } } },
    tells: ['site/texts.ts:2:3 — "nav.guide" has no text in Chinese — write it: zh: \'…\''],
  },
  {
    check: 'texts',
    title: 'placeholders that differ',
    edits: {},
    known: { texts: { 'home.heroAlt': { en: 'A picture of {{name}}', zh: '图' } } },
    tells: ['site/texts.ts:3:3 — "home.heroAlt" has other placeholders in Chinese — use {{name}}'],
  },
  {
    check: 'used-texts',
    title: 'a text that nothing shows',
    edits: {
      'theme/Hero.tsx': '',
      'docs/en/index.mdx': ['home.heroAlt', 'x'],
      'docs/zh/index.mdx': ['home.heroAlt', 'x'],
    },
    tells: ['site/texts.ts:3:3 — nothing shows the text "home.heroAlt" — show it, or take it out'],
  },
  {
    check: 'language-in-code',
    title: 'a comparison',
    edits: { 'theme/Hero.tsx': "export const title = (lang: string) => (lang === 'zh' ? '一' : 'One');\n" },
    tells: ["theme/Hero.tsx:1:41 — `lang === 'zh'` — read a text with useText: site/texts.ts has both languages"],
  },
  {
    check: 'spelling',
    title: 'a misspelt word',
    edits: { [enShare]: ['share a file', 'shaer a file'] },
    tells: [
      'docs/en/guide/advanced/share.mdx:7:15 — "shaer" is no word that the dictionaries know — write share or shear, or add it to checks/words/dictionary.txt',
    ],
  },
  {
    check: 'spelling',
    title: 'two letters swapped',
    edits: { [enShare]: ['share a file', 'share teh file'] },
    tells: ['docs/en/guide/advanced/share.mdx:7:21 — "teh" is misspelt — write the'],
  },
  {
    check: 'spelling',
    title: 'American words, and not of code, of names and of words that look like them',
    edits: {
      [enShare]: [
        'share a file',
        'share `color`, useColor and the sizes of prizes, resized in a laboratory.\nColors, canceled behavior, analyzed, optimized and centered',
      ],
    },
    tells: [
      [1, 'Colors', 'Colours'],
      [9, 'canceled', 'cancelled'],
      [18, 'behavior', 'behaviour'],
      [28, 'analyzed', 'analysed'],
      [38, 'optimized', 'optimised'],
      [52, 'centered', 'centred'],
    ].map(
      ([column, word, british]) =>
        `docs/en/guide/advanced/share.mdx:8:${column} — "${word}" is American; these pages are British — write ${british}`,
    ),
  },
  {
    check: 'spelling',
    title: 'a misspelt text of the dictionary',
    edits: { 'site/texts.ts': ["'Guide'", "'Giude'"] },
    known: { texts: { 'nav.guide': { en: 'Giude', zh: '指南' } } },
    tells: [
      'site/texts.ts:2:23 — "Giude" is no word that the dictionaries know — write guide or grude, or add it to checks/words/dictionary.txt',
    ],
  },
  {
    check: 'forbidden-words',
    title: 'a word of the dictionary',
    edits: { 'site/texts.ts': ["'Guide'", "'Easy guide'"] },
    known: { texts: { 'nav.guide': { en: 'Easy guide', zh: '指南' } } },
    tells: ['site/texts.ts:2:23 — "Easy" — leave it out, or say what is meant'],
  },
  {
    check: 'product-names',
    title: 'a name of the dictionary with other letters',
    edits: { 'site/texts.ts': ["'指南'", "'typescript'"] },
    known: { texts: { 'nav.guide': { en: 'Guide', zh: 'typescript' } } },
    tells: ['site/texts.ts:2:36 — "typescript" — write TypeScript'],
  },
  {
    check: 'forbidden-words',
    title: 'a word that helps nobody',
    edits: { [enShare]: ['share a file', 'simply share a file'] },
    tells: ['docs/en/guide/advanced/share.mdx:7:15 — "simply" — leave it out, or say what is meant'],
  },
  {
    check: 'forbidden-words',
    title: 'a Chinese one',
    edits: { [zhShare]: ['共享一个文件', '轻松共享一个文件'] },
    tells: ['docs/zh/guide/advanced/share.mdx:7:4 — "轻松" — leave it out, or say what is meant'],
  },
  {
    check: 'product-names',
    title: 'a name with other letters',
    edits: { [enShare]: ['Two libraries', 'Two Typescript libraries'] },
    tells: ['docs/en/guide/advanced/share.mdx:7:5 — "Typescript" — write TypeScript'],
  },
  {
    check: 'dictionary',
    title: 'a word of ours that no page has',
    edits: { 'checks/words/dictionary.txt': 'Rslib\nRslab\n' },
    tells: ['checks/words/dictionary.txt:2:1 — no page has the word "Rslab" — take it out'],
  },
];
