import { findingAt } from '../../site/findings/format-finding.ts';
import { langs } from '../../site/languages.ts';

import type { Check } from '../check.ts';
import type { SiteSources } from '../site-sources.ts';

const FILE = 'site/texts.ts';

const NAMES = { en: 'English', zh: 'Chinese' };

const placeholdersOf = (text: string) => [...text.matchAll(/\{\{\w+\}\}/g)].map(String).sort().join(' ');

/** Where a text stands in the dictionary. */
function placeOf(key: string, text: string): number {
  const at = text.search(new RegExp(`^\\s*(?:'${key.replaceAll('.', '\\.')}'|${key.replaceAll('.', '\\.')}):`, 'm'));
  return at === -1 ? 0 : at + (/^\s*/.exec(text.slice(at))?.[0].length ?? 0);
}

/** Signs that are meant for a program, and that a text shows as they are. */
const SHOWN = /<\/?[a-z]+>|(?<!\{)\{\w+\}(?!\})/i;

export const textsAreComplete: Check = {
  name: 'texts',
  looksAt: 'texts',
  *run(site, looked) {
    const source = { file: FILE, text: site.files.read(FILE) ?? '' };
    for (const [key, text] of Object.entries(site.texts)) {
      looked();
      const at = placeOf(key, source.text);
      const { en, zh } = text ?? {};
      const missing = langs.filter((lang) => typeof text?.[lang] !== 'string');
      for (const lang of missing)
        yield findingAt(source, at, `"${key}" has no text in ${NAMES[lang]}`, `write it: ${lang}: '…'`);
      if (en === undefined || zh === undefined || missing.length > 0) continue;
      if (en.trim() === '' || zh.trim() === '')
        yield findingAt(source, at, `"${key}" is empty`, 'write both languages');
      else if (en !== en.trim() || zh !== zh.trim())
        yield findingAt(source, at, `"${key}" begins or ends with a space`, 'leave it out: a text is whole');
      const [shown] = SHOWN.exec(`${en} ${zh}`) ?? [];
      if (shown)
        yield findingAt(source, at, `readers see ${shown} of "${key}"`, 'write {{name}} for what varies, and no HTML');
      if (placeholdersOf(en) !== placeholdersOf(zh))
        yield findingAt(
          source,
          at,
          `"${key}" has other placeholders in Chinese`,
          `use ${placeholdersOf(en) || 'none'}`,
        );
    }
  },
};

export const textsAreUsed: Check = {
  name: 'used-texts',
  looksAt: 'texts',
  *run(site, looked) {
    const source = { file: FILE, text: site.files.read(FILE) ?? '' };
    if (!site.isAsked(FILE)) return;
    const ofRspress = /const rspressTexts = \{([\s\S]*?)\n\} as const satisfies/.exec(source.text)?.[1] ?? '';
    const { quoted, begun } = keysInUse(site);
    for (const key of Object.keys(site.texts)) {
      looked();
      if (quoted.has(key) || begun.some((begin) => key.startsWith(begin))) continue;
      // Rspress reads its own by itself, and the requirements name one that no page shows.
      if (key === 'quickStart' || placeOf(key, ofRspress) > 0 || ofRspress.includes(` ${key}:`)) continue;
      yield findingAt(source, placeOf(key, source.text), `nothing shows the text "${key}"`, 'show it, or take it out');
    }
  },
};

/** The strings of the code and of pages, and the beginnings of those that code completes. */
function keysInUse(site: SiteSources): { quoted: Set<string>; begun: string[] } {
  const quoted = new Set<string>();
  const begun: string[] = [];
  for (const file of site.files.list('{theme,plugins}/**/*.{ts,tsx}').filter((name) => name !== FILE)) {
    const code = site.files.read(file) ?? '';
    for (const { 1: string = '' } of code.matchAll(/['"`]([\w.]+)['"`]/g)) quoted.add(string);
    for (const { 1: string = '' } of code.matchAll(/`([\w.]+\.)\$\{/g)) begun.push(string);
  }
  for (const file of site.files.list('docs/**/*.{json,mdx}'))
    for (const { 1: word = '' } of (site.files.read(file) ?? '').matchAll(/(?:^|[\s"'])([\w.]+)(?=["']|\s|$)/gm))
      quoted.add(word);
  return { quoted, begun };
}
