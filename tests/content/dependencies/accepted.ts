/** Licences that the project takes without a question, as packages name them. */
export const licences = [
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'Python-2.0',
];

/**
 * Packages of another licence, or of none that their entry names: the licence as it stands, and why it will do. A name
 * stands for its programs for each platform too.
 */
export const packagesByLicence: Record<string, { licence: string; reason: string }> = {
  '@axe-core/playwright': { licence: 'MPL-2.0', reason: 'only tests run it, unchanged' },
  'axe-core': { licence: 'MPL-2.0', reason: 'only tests run it, unchanged' },
  satori: { licence: 'MPL-2.0', reason: 'only the build runs it, unchanged' },
  '@img/sharp': { licence: 'Apache-2.0 AND LGPL-3.0-or-later', reason: 'only the build runs it, unchanged' },
  '@img/sharp-libvips': { licence: 'LGPL-3.0-or-later', reason: 'only the build runs it, unchanged' },
  '@img/sharp-wasm32': {
    licence: 'Apache-2.0 AND LGPL-3.0-or-later AND MIT',
    reason: 'only the build runs it, unchanged',
  },
  '@fontsource/noto-sans-sc': {
    licence: 'OFL-1.1',
    reason: 'pictures are drawn with it, which its licence lets be passed on; the font itself is not',
  },
  '@cspell/dict-django': { licence: 'WTFPL', reason: 'permits everything; a word list that only writers load' },
  '@cspell/dict-en-common-misspellings': {
    licence: 'CC BY-SA 4.0',
    reason: 'a word list that only writers load; nothing of it is passed on',
  },
  'caniuse-lite': { licence: 'CC-BY-4.0', reason: 'data that the build reads; nothing of it is passed on' },
  format: { licence: '', reason: 'its package.json says MIT in the old form' },
};

/** Packages that would run code when they are installed, and why the project works where they don't. */
export const installScripts: Record<string, string> = {
  '@parcel/watcher': 'compiles only where no package holds its program; the build does not watch',
  esbuild: 'only checks the program that came as a package of its own',
  'simple-git-hooks': 'sets the hook that the prepare script sets, and nothing that a build needs',
};
