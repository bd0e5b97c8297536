import { findingAt } from '../../site/findings/format-finding.ts';
import type { Check } from '../check.ts';
import { wordsOfSite } from './words-of-site.ts';

/** Names as their owners write them. */
export const PRODUCT_NAMES = [
  'JavaScript',
  'TypeScript',
  'Node.js',
  'npm',
  'pnpm',
  'Rslib',
  'Rspack',
  'Rsbuild',
  'Rspress',
  'Rsdoctor',
  'Rstack',
  'GitHub',
  'GitLab',
  'Bluesky',
  'Discord',
  'Facebook',
  'Instagram',
  'LinkedIn',
  'Slack',
  'YouTube',
  'CommonJS',
  'Storybook',
  'webpack',
  'ESLint',
  'PostCSS',
  'VS Code',
  'macOS',
  'WebAssembly',
  'Modern.js',
  'API Extractor',
  'Module Federation',
  'Lightning CSS',
  'Babel',
  'Preact',
  'tsup',
  'tsgo',
  'esbuild',
  'UMD',
  'ESM',
  'SWC',
  'JSX',
  'TSX',
  'SVGR',
  'AMD',
  'IIFE',
  'HTML',
  'JSON',
  'YAML',
  'URL',
  'CSS Modules',
  'core-js',
  'TC39',
];

/** Other spellings that are seen. */
const ALIASES: Record<string, string> = {
  nodejs: 'Node.js',
  'node js': 'Node.js',
  modernjs: 'Modern.js',
  'common js': 'CommonJS',
  vscode: 'VS Code',
};

/** What is written in small letters where it is a value, a format or a word like others. */
const ALSO_WORDS = [
  'esm',
  'umd',
  'iife',
  'amd',
  'commonjs',
  'json',
  'yaml',
  'html',
  'url',
  'CSS modules',
  'module federation',
];

const wanted = new Map([
  ...PRODUCT_NAMES.map((name) => [name.toLowerCase(), name] as const),
  ...Object.entries(ALIASES),
]);
const spellings = [...wanted.keys()]
  .sort((one, other) => other.length - one.length)
  .map((name) => name.replace('.', '\\.'));
// A name that is part of a path, a package, a flag or a longer word is none.
const NAME = new RegExp(`(?<![\\w./@#$-])(?:${spellings.join('|')})(?![\\w/@-]|\\.\\w)`, 'gi');

/** A text without the names in it. */
export function withoutNames(text: string): string {
  return text.replace(NAME, '');
}

export const namesAreSpelt: Check = {
  name: 'product-names',
  looksAt: 'runs of words',
  *run(site, looked) {
    for (const { file, source, text, from, key } of wordsOfSite(site)) {
      looked();
      for (const { 0: word, index } of text.matchAll(NAME)) {
        const name = wanted.get(word.toLowerCase()) ?? word;
        // Words that stand alone on a page are the title of a section about a package or a value.
        if (word === name || (word === text && key === undefined) || ALSO_WORDS.includes(word)) continue;
        const fix = { from: from + index, to: from + index + word.length, text: name };
        yield findingAt({ file, text: source }, from + index, `"${word}"`, `write ${name}`, fix);
      }
    }
  },
};
