import { findingAt } from '../../../shared/findings/finding.ts';
import { DEFAULT_LANGUAGE, PREFIXED_LANGUAGES } from '../../../shared/languages.ts';
import { suggest } from '../../../shared/near.ts';
import { check } from '../check.ts';
import type { SiteSources } from '../site-sources.ts';
import { withoutNames } from '../words/product-names.ts';

const TEXTS = 'shared/texts.ts';

type Source = { file: string; text: string };

/** The files with texts: the site's, and those of components. */
const sourcesOf = ({ files }: SiteSources): Source[] =>
  [TEXTS, ...files.list('components/*/texts.ts')].map((file) => ({ file, text: files.read(file) ?? '' }));

const definition = (key: string) => new RegExp(`(?<=^\\s*)'?${key.replaceAll('.', '\\.')}'?:`, 'm');

/** The file that has a text. */
const sourceOf = (key: string, sources: readonly Source[]): Source =>
  sources.find(({ text }) => definition(key).test(text)) ?? (sources[0] as Source);

const placeholdersOf = (text: string) => [...text.matchAll(/\{\{\w+\}\}/g)].map(String).sort().join(' ');

/** The offset of a text in its file. */
const offsetOf = (key: string, source: string): number => Math.max(0, source.search(definition(key)));

/** Parts that are the same in all languages: placeholders, code, paths, packages, flags and abbreviations. */
const SAME = /\{\{\w+\}\}|`[^`]*`|\S*\w[./:]\w\S*|(?<!\S)(?:--?[a-z]|@)\S*|(?<!\S)[A-Z\d]+(?!\S)/g;

export const validTexts = check('valid-texts', 'texts', function* (site, looked) {
  const sources = sourcesOf(site);
  for (const [key, text] of Object.entries(site.texts)) {
    looked();
    const source = sourceOf(key, sources);
    const original = text[DEFAULT_LANGUAGE];
    const refuse = (what: string, how: string) =>
      findingAt(source, offsetOf(key, source.text), `"${key}" ${what}`, how);
    if (Object.values(text).some((one) => one === '' || one !== one.trim()))
      yield refuse('is empty, or starts or ends with a space', 'write the complete text');
    for (const lang of PREFIXED_LANGUAGES) {
      const translation = text[lang];
      if (translation === undefined) yield refuse(`has no text in ${lang}`, 'add it');
      else if (placeholdersOf(original) !== placeholdersOf(translation))
        yield refuse(`has different placeholders in ${lang}`, `use ${placeholdersOf(original) || 'none'}`);
      else if (original === translation && /\p{L}/u.test(withoutNames(original.replace(SAME, ''))))
        yield refuse(`is the same in ${lang}`, 'translate it');
    }
  }
});

export const noUnusedTexts = check('no-unused-texts', 'texts', function* (site, looked) {
  const sources = sourcesOf(site);
  if (!sources.some(({ file }) => site.isRequested(file))) return;
  const ofRspress = /const rspressTexts = \{([\s\S]*?)\n\} as const satisfies/.exec(sources[0]?.text ?? '')?.[1] ?? '';
  const { quoted, prefixes } = keysInUse(site);
  for (const key of Object.keys(site.texts)) {
    looked();
    if (quoted.has(key) || prefixes.some((prefix) => key.startsWith(prefix))) continue;
    if (!new RegExp(`^\\s*'?${key.replaceAll('.', '\\.')}'?:`, 'm').test(ofRspress))
      yield findingAt(
        sourceOf(key, sources),
        offsetOf(key, sourceOf(key, sources).text),
        `nothing shows the text "${key}"`,
        'show it, or remove it',
      );
  }
});

/** The strings in code and on pages, and the prefixes of keys that code builds. */
function keysInUse({ files }: SiteSources): { quoted: Set<string>; prefixes: string[] } {
  const textsOf = (pattern: string) => files.list(pattern).map((file) => files.read(file) ?? '');
  const code = textsOf('{components,document,search,theme,plugins}/**/*.{ts,tsx}');
  const quoted = code.flatMap((text) => [...text.matchAll(/['"`]([\w.]+)['"`]/g)]);
  const onPages = textsOf('docs/**/*.{json,mdx}').flatMap((text) => [
    ...text.matchAll(/(?:^|[\s"'])([\w.]+)(?=["']|\s|$)/gm),
  ]);
  const prefixes = code.flatMap((text) => [...text.matchAll(/`([\w.]+\.)\$\{/g)]);
  const first = (matches: RegExpExecArray[]) => matches.map(([, found = '']) => found);
  return { quoted: new Set(first([...quoted, ...onPages])), prefixes: first(prefixes) };
}

/** A custom property used without a fallback. */
const USE = /(?<=var\(\s*)--[\w-]+(?=\s*\))/g;
/** Any other occurrence counts as a definition: in CSS, a component or a script. */
const SET = /(?<!var\(\s*)(?<![\w-])--[\w-]+/g;

export const noUnknownTokens = check('no-unknown-tokens', 'uses of tokens', function* (site, looked) {
  const styles = site.files.list('{components,theme}/**/*.css');
  if (!styles.some(site.isRequested)) return;
  const sources = [...styles, ...site.files.list('{components,theme}/**/*.{ts,tsx}')];
  const known = new Set(sources.flatMap((file) => site.files.read(file)?.match(SET) ?? []));
  for (const file of styles.filter(site.isRequested)) {
    const text = site.files.read(file) ?? '';
    for (const { 0: token, index } of text.matchAll(USE)) {
      looked();
      // Rspress and Shiki define their own.
      if (known.has(token) || /^--(?:rp|shiki)-/.test(token)) continue;
      const how = suggest(token, [...known], 'set it in theme/index.css, for light and for dark');
      yield findingAt({ file, text }, index, `nothing sets ${token}`, how);
    }
  }
});
