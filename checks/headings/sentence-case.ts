import { PRODUCT_NAMES } from '../words/product-names.ts';

/** Names that are written with capitals wherever they stand. */
const NAMES = [
  'API Extractor',
  'Module Federation',
  'Lightning CSS',
  'Visual Studio Code',
  'VS Code',
  'Modern.js Module',
  'Awesome Rstack',
  'Type Script',
];

/** Words that begin with a capital although they are no abbreviation. */
const PROPER = new Set([
  ...PRODUCT_NAMES,
  'React',
  'Sass',
  'Less',
  'Vite',
  'Vue',
  'Rollup',
  'Markdown',
  'Windows',
  'Linux',
  'English',
  'Chinese',
  'Docker',
  'Deno',
  'Svelte',
  'Solid',
  'I',
]);

/**
 * The words of an English heading that should not begin with a capital.
 *
 * @param title the words without code, which stands as two backticks
 */
export function wronglyCapital(title: string): string[] {
  const text = NAMES.reduce((rest, name) => rest.replaceAll(name, name.toLowerCase()), title);
  // A colon and a full stop begin a sentence anew.
  return text.split(/[:.?!]\s+/).flatMap((sentence) => {
    const [, ...later] = sentence.split(/\s+/);
    return later.filter(
      (word) => isCapitalised(word) && !PROPER.has(word.replace(/[^\w.]+$/g, '').replace(/^\W+/, '')),
    );
  });
}

/** A capital and then small letters: `Word`, but neither `ESM` nor `SVGs`, `TypeScript` or `dist/App`. */
function isCapitalised(word: string): boolean {
  return /^\W*[A-Z][a-z]+('[a-z]+)?[,;)”’"]*$/.test(word);
}
