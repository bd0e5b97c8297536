/** SPDX ids of the licenses that need no individual approval. */
export const licenses = [
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
 * Packages with another license, or without one in their lockfile entry, and why they are accepted. A name also covers
 * the package's platform-specific binaries.
 */
export const packagesByLicense: Record<string, { license: string; reason: string }> = {
  'axe-core': { license: 'MPL-2.0', reason: 'only tests run it, unchanged' },
  '@img/sharp': { license: 'Apache-2.0 AND LGPL-3.0-or-later', reason: 'only the build runs it, unchanged' },
  '@img/sharp-libvips': { license: 'LGPL-3.0-or-later', reason: 'only the build runs it, unchanged' },
  '@img/sharp-wasm32': {
    license: 'Apache-2.0 AND LGPL-3.0-or-later AND MIT',
    reason: 'only the build runs it, unchanged',
  },
  '@fontsource-variable/inter': {
    license: 'OFL-1.1',
    reason: 'the license allows distributing a part of the font, which names its copyright and license',
  },
  '@embedpdf/fonts-sc': { license: 'OFL-1.1', reason: 'only tests draw with the font, unchanged' },
  'dejavu-fonts-ttf': {
    license: 'SEE LICENSE IN README.md AND LICENSE',
    reason: 'the license of Bitstream Vera permits everything but selling the fonts alone; only tests draw with them',
  },
  '@cspell/dict-django': { license: 'WTFPL', reason: 'permits everything; a word list that only writers load' },
  '@cspell/dict-en-common-misspellings': {
    license: 'CC BY-SA 4.0',
    reason: 'a word list that only writers load; not distributed',
  },
  lightningcss: { license: 'MPL-2.0', reason: 'only examples run it, unchanged' },
  'caniuse-lite': { license: 'CC-BY-4.0', reason: 'data that the build reads; not distributed' },
  'truncate-utf8-bytes': { license: 'WTFPL', reason: "permits everything; part of the examples' registry" },
  pako: { license: '(MIT AND Zlib)', reason: 'both permit everything; the build runs it to cut the font' },
  tweetnacl: { license: 'Unlicense', reason: "public domain; part of the examples' registry" },
  spawndamnit: { license: 'SEE LICENSE IN LICENSE', reason: 'that file is the MIT license; only an example runs it' },
  format: { license: '', reason: 'its package.json says MIT in the old form' },
};

/** Packages with install scripts, which `allowScripts` in `package.json` denies, and why the project works without them. */
export const installScripts: Record<string, string> = {
  '@parcel/watcher': 'compiles only if no prebuilt binary is installed; the build does not watch',
  'core-js': 'only asks for donations',
  esbuild: 'only checks the binary, which is a package of its own',
  'svelte-preprocess': 'only prints a reminder',
  'simple-git-hooks': 'installs the hook that the prepare script also installs; no build needs it',
};
