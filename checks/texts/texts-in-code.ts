import { findingAt } from '../../site/findings/format-finding.ts';
import type { Check } from '../check.ts';

/** Attributes and properties that readers read or hear. */
const READ = 'aria-label|aria-description|aria-roledescription|ariaLabel|alt|title|placeholder|label';

/** Words of a language: a letter beside others, or Chinese. */
const WORDS = String.raw`[^<>{}()=;'"\x60]*?(?:\p{L}{2,}|\p{Script=Han})[^<>{}()=;'"\x60]*?`;
const STRING = String.raw`(?:'[^'\n]*\p{L}{2,}[^'\n]*'|"[^"\n]*\p{L}{2,}[^"\n]*"|\x60[^\x60]*\p{L}{2,}[^\x60]*\x60)`;

/** Where readers read what a component has between its tags. */
const BETWEEN_TAGS = [
  // Words before a closing tag, an opening tag or braces, behind a tag or braces.
  new RegExp(String.raw`(?<=[\w"'/}\]]>)\s*(${WORDS})\s*(?=</|<[A-Za-z])`, 'gu'),
  new RegExp(String.raw`(?<=<[A-Za-z](?:[^<>]*[\w"'}\]])?>)\s*(${WORDS})\s*(?=\{)`, 'gu'),
  new RegExp(String.raw`(?<=\})\s*(${WORDS})\s*(?=</)`, 'gu'),
  // A string as a child, also one of two.
  new RegExp(String.raw`(?<=>\s*)\{\s*(${STRING})\s*\}`, 'gu'),
  new RegExp(String.raw`(?<=>\s*\{[^{}<>]*[?:&|]\s*)(${STRING})(?=[^{}<>]*\}\s*<)`, 'gu'),
];

/** Where they read or hear a value. */
const VALUES = [
  new RegExp(String.raw`(?<=\s)(?:${READ})=\{?\s*(${STRING})`, 'gu'),
  new RegExp(String.raw`(?:\.(?:textContent|innerText|${READ.replaceAll(/aria-\w+\|/g, '')}) = )(${STRING})`, 'gu'),
  new RegExp(String.raw`setAttribute\(\s*['"](?:${READ})['"],\s*(${STRING})`, 'gu'),
];

/** Paths, options and calls, which are the same in every language. */
const CODE = /\/|\w\.\w|^\w+: (?:true|false|'|\d)|^[,.;:|&)]/;

/** Names, too. */
const SAME = /^['"`]?(?:Rslib|GitHub|npm|X|Esc|Enter|Ctrl|Tab|esc)['"`]?$/;

export const textsAreInTheDictionary: Check = {
  name: 'texts-in-code',
  looksAt: 'components',
  *run(site, looked) {
    const keys = Object.keys(site.texts);
    for (const file of site.files.list('{head,search,site,theme}/**/*.{ts,tsx}').filter(site.isAsked)) {
      if (file === 'site/texts.ts') continue;
      looked();
      const text = site.files.read(file) ?? '';
      const patterns = file.endsWith('.tsx') ? [...BETWEEN_TAGS, ...VALUES] : VALUES;
      for (const found of patterns.flatMap((pattern) => [...text.matchAll(pattern)])) {
        const words = (found[1] ?? '').trim();
        const bare = words.replace(/^['"`]|['"`]$/g, '');
        if (SAME.test(words) || CODE.test(bare) || keys.includes(bare)) continue;
        if (!/\p{L}{2}|\p{Script=Han}/u.test(bare.replace(/\$\{[^}]*\}/g, ''))) continue;
        const from = found.index + found[0].indexOf(words);
        const how = 'add it to site/texts.ts in both languages, and read it with useText';
        yield findingAt({ file, text }, from, `words in the code: ${bare.split('\n')[0]}`, how);
      }
    }
  },
};
