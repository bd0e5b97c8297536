import type { Breakage } from '../breakage.ts';

const file = 'theme/Hero.tsx';
const text = `text('home.heroAlt')`;
/** The component of the small site with other code beside its text. */
const withCode = (code: string) => ({
  [file]: `export const label = (text: (key: string) => string) => ${text};\n${code}\n`,
});
const inCode = (title: string, code: string, ...tells: string[]): Breakage => ({
  check: 'language-in-code',
  title,
  edits: withCode(code),
  tells,
});
const inWords = (title: string, code: string, ...tells: string[]): Breakage => ({
  check: 'texts-in-code',
  title,
  edits: withCode(code),
  tells,
});

/** Code that has words, or the language, where the dictionary has them. */
export const brokenInTheme: readonly Breakage[] = [
  inCode(
    'the beginning of its name',
    `export const One = () => (useLang().startsWith('zh') ? 1 : 2);`,
    "theme/Hero.tsx:2:27 — `useLang().startsWith('zh')` — read a text with useText: site/texts.ts has both languages",
  ),
  inCode(
    'a part of its name',
    'export const one = (lang: string) => lang.includes(other);',
    'theme/Hero.tsx:2:38 — `lang.includes(other)` — read a text with useText: site/texts.ts has both languages',
  ),
  inCode(
    'its first letter',
    `export const one = (lang: string) => lang[0] === 'z';`,
    'theme/Hero.tsx:2:38 — `lang[0]` — read a text with useText: site/texts.ts has both languages',
  ),
  inCode(
    'a list with it',
    `export const one = (name: string) => ['zh'].includes(name);`,
    "theme/Hero.tsx:2:39 — `'zh'` — read a text with useText: site/texts.ts has both languages",
  ),
  inCode(
    'a case of it',
    `export function one(name: string) {\n  switch (name) {\n    case 'zh':\n  }\n}`,
    "theme/Hero.tsx:4:10 — `'zh'` — read a text with useText: site/texts.ts has both languages",
  ),
  inCode(
    'a pattern of it',
    'export const one = (name: string) => /^zh/.test(name);',
    'theme/Hero.tsx:2:38 — `/^zh/` — read a text with useText: site/texts.ts has both languages',
  ),
  inCode(
    'both languages side by side',
    `export const one = (name: string) => ({ en: 'Open', zh: '打开' })[name];`,
    "theme/Hero.tsx:2:41 — `en: 'Open', zh: '打开'` — read a text with useText: site/texts.ts has both languages",
  ),
  inCode(
    'a name that tells it',
    'export const one = (isZh: boolean) => isZh;',
    'theme/Hero.tsx:2:21 — `isZh` — read a text with useText: site/texts.ts has both languages',
    'theme/Hero.tsx:2:39 — `isZh` — read a text with useText: site/texts.ts has both languages',
  ),
  inCode(
    'its address',
    `export const one = (path: string) => path.startsWith('/zh/');`,
    "theme/Hero.tsx:2:42 — `.startsWith('/zh/')` — read a text with useText: site/texts.ts has both languages",
  ),
  {
    check: 'language-in-code',
    title: 'a comparison in a plugin',
    edits: { 'plugins/one.ts': `export const one = (page: { lang: string }) => 'en' === page.lang;\n` },
    tells: ["plugins/one.ts:1:48 — `'en' === page.lang` — read a text with useText: site/texts.ts has both languages"],
  },
  inWords(
    'words between tags',
    'export const One = () => <button>Open the menu</button>;',
    'theme/Hero.tsx:2:34 — words in the code: Open the menu — add it to site/texts.ts in both languages, and read it with useText',
  ),
  inWords(
    'one word between tags',
    'export const One = () => (\n  <p>\n    Close\n  </p>\n);',
    'theme/Hero.tsx:4:5 — words in the code: Close — add it to site/texts.ts in both languages, and read it with useText',
  ),
  inWords(
    'Chinese ones',
    'export const One = () => <b>关闭</b>;',
    'theme/Hero.tsx:2:29 — words in the code: 关闭 — add it to site/texts.ts in both languages, and read it with useText',
  ),
  inWords(
    'words before a value',
    'export const One = ({ n }: { n: number }) => <p>Found {n}</p>;',
    'theme/Hero.tsx:2:49 — words in the code: Found — add it to site/texts.ts in both languages, and read it with useText',
  ),
  inWords(
    'words behind a value',
    'export const One = ({ n }: { n: number }) => <p>{n} pages</p>;',
    'theme/Hero.tsx:2:53 — words in the code: pages — add it to site/texts.ts in both languages, and read it with useText',
  ),
  inWords(
    'a string between tags',
    `export const One = () => <p>{'Open it'}</p>;`,
    'theme/Hero.tsx:2:30 — words in the code: Open it — add it to site/texts.ts in both languages, and read it with useText',
  ),
  inWords(
    'one of two strings',
    `export const One = ({ is }: { is: boolean }) => <p>{is ? 'Open' : 'Shut'}</p>;`,
    'theme/Hero.tsx:2:58 — words in the code: Open — add it to site/texts.ts in both languages, and read it with useText',
    'theme/Hero.tsx:2:67 — words in the code: Shut — add it to site/texts.ts in both languages, and read it with useText',
  ),
  inWords(
    'a label',
    'export const One = () => <button aria-label="Open the menu" />;',
    'theme/Hero.tsx:2:45 — words in the code: Open the menu — add it to site/texts.ts in both languages, and read it with useText',
  ),
  inWords(
    'a text in place of an image',
    'export const One = ({ n }: { n: number }) => <img alt={`Picture ${n}`} />;',
    'theme/Hero.tsx:2:56 — words in the code: Picture ${n} — add it to site/texts.ts in both languages, and read it with useText',
  ),
  inWords(
    'a label that code sets',
    `export const one = (node: Element) => node.setAttribute('aria-label', 'Open');`,
    'theme/Hero.tsx:2:71 — words in the code: Open — add it to site/texts.ts in both languages, and read it with useText',
  ),
  inWords(
    'a text that code sets',
    `export const one = (node: Element) => {\n  node.textContent = 'Open';\n};`,
    'theme/Hero.tsx:3:22 — words in the code: Open — add it to site/texts.ts in both languages, and read it with useText',
  ),
];
