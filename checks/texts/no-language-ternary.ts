import { findingAt } from '../../site/findings/format-finding.ts';
import type { Check } from '../check.ts';

const LANG = String.raw`\b(?:\w+\??\.)*(?:use(?:Lang|Locale)\(\)|\w*(?:lang|Lang|language|Language|locale|Locale))\)?`;
const QUOTED = String.raw`(['"\x60])/?(?:en|zh)(?:-[A-Za-z]+)?/?\1`;

/** What asks for the language, in all code: a comparison, or a method of the name of the language. */
const EVERYWHERE = [
  new RegExp(String.raw`${LANG}(?:\??\.\w+\([^()]*\))?\s*[!=]==?\s*${QUOTED}`, 'g'),
  new RegExp(String.raw`${QUOTED}\s*[!=]==?\s*${LANG}`, 'g'),
  new RegExp(
    String.raw`${LANG}\??\.(?:startsWith|endsWith|includes|indexOf|match|search|slice|substring|charAt|at|localeCompare)\([^)]*\)`,
    'g',
  ),
  new RegExp(String.raw`${LANG}\[\d+\]`, 'g'),
  /\.startsWith\(['"`]\/zh[^)]*\)/g,
];

/** In what readers see, also the name of a language by itself, both side by side, and patterns of it. */
const IN_THEME = [
  new RegExp(QUOTED, 'g'),
  /\ben\b['"]?\s*:[^\n]*[,\n]\s*['"]?zh\b['"]?\s*:[^\n,}]*/g,
  /\/\^?\(?(?:zh|en)\b[^/\n]*\/[a-z]*(?=\.(?:test|exec)|[),])/g,
  /\bis(?:Zh|En|English)\b/g,
];

/** What has to know the languages, as it stands. */
const MAY: Record<string, RegExp> = {
  'site/texts.ts': /[\s\S]+/,
  // The tools of the stack have an address of their own in each language.
  'site/read-tool.ts': /CHINESE_PATH\.test\(pathname\) \? 'zh' : 'en'|\{ en: .*\}\[language\]/g,
};

export const codeKnowsNoLanguage: Check = {
  name: 'language-in-code',
  looksAt: 'files of code',
  *run(site, looked) {
    for (const file of site.files.list('{head,plugins,search,site,theme}/**/*.{ts,tsx}').filter(site.isAsked)) {
      looked();
      const text = site.files.read(file) ?? '';
      const code = blank(MAY[file] ? blank(text, MAY[file]) : text, COMMENT);
      for (const [index, found] of firstOfEachPlace(code, file.startsWith('theme/'))) {
        const how = 'read a text with useText: site/texts.ts has both languages';
        yield findingAt({ file, text }, index, `\`${found.trim()}\``, how);
      }
    }
  },
};

const COMMENT = /(?<=^|\s)\/\/.*|\/\*[\s\S]*?\*\//g;

/** A text with spaces where a pattern is found. */
function blank(text: string, pattern: RegExp): string {
  return text.replace(pattern, (found) => found.replace(/[^\n]/g, ' '));
}

/** What is found, by its place; of what overlaps, only the first is told. */
function firstOfEachPlace(code: string, isTheme: boolean): [index: number, found: string][] {
  const found = [...EVERYWHERE, ...(isTheme ? IN_THEME : [])]
    .flatMap((pattern) => [...code.matchAll(pattern)])
    .map(({ 0: text, index }): [number, string] => [index, text.split('\n')[0] ?? ''])
    .sort(([one, a], [other, b]) => one - other || b.length - a.length);
  let end = 0;
  return found.filter(([index, text]) => {
    if (index < end) return false;
    end = index + text.length;
    return true;
  });
}
