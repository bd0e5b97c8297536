import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { globSync } from 'tinyglobby';

/** One `<OptionFacts name="…" />` or `<OptionIndex of="…" />` in a page. */
export type Mention = { component: string; name: string; lang: string; file: string; line: number };

export const repository = fileURLToPath(new URL('../..', import.meta.url));

/** Reads every mention of an option's facts in the documentation, code fences left out. */
export function readMentions(): { pages: string[]; mentions: Mention[]; malformed: string[] } {
  const pages = globSync('docs/{en,zh}/**/*.mdx', { cwd: repository }).sort();
  const found = pages.map((file) => mentionsIn(file, readFileSync(path.join(repository, file), 'utf8')));
  return {
    pages,
    mentions: found.flatMap(({ mentions }) => mentions),
    malformed: found.flatMap(({ malformed }) => malformed),
  };
}

/** The mentions in the source of one page. */
export function mentionsIn(file: string, source: string): { mentions: Mention[]; malformed: string[] } {
  const text = withoutFences(source);
  const lang = file.split('/')[1] ?? '';
  const mentions: Mention[] = [];
  const malformed: string[] = [];
  for (const match of text.matchAll(/<(OptionFacts|OptionIndex)\b([^>]*)>/g)) {
    const [, component = '', attributes = ''] = match;
    const line = text.slice(0, match.index).split('\n').length;
    const attribute = component === 'OptionFacts' ? 'name' : 'of';
    const name = new RegExp(`^\\s+${attribute}="([^"]+)"\\s*/$`).exec(attributes)?.[1];
    if (name) mentions.push({ component, name, lang, file, line });
    else malformed.push(`${file}:${line} — ${match[0]} names no option — write <${component} ${attribute}="…" />`);
  }
  return { mentions, malformed };
}

/** Blanks fenced and inline code, and keeps the lines where they are. */
function withoutFences(source: string): string {
  return source
    .replace(/^( *)(`{3,}|~{3,})[^\n]*\n[\s\S]*?^\1\2[ \t]*$/gm, (fence) => fence.replace(/[^\n]/g, ' '))
    .replace(/`[^`\n]+`/g, (code) => ' '.repeat(code.length));
}
