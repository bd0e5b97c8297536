import type { Fence } from '../../site/pages/fences-of.ts';
import { judgedFences } from '../fences/fence-checks.ts';
import { pairCheck } from './pair-check.ts';

export const sameHeadingIds = pairCheck({
  name: 'same-heading-ids',
  looksAt: 'headings',
  itemsOf: ({ headings }) => headings.filter(({ depth }) => depth > 1),
  keyOf: ({ id, depth }) => `${depth} ${id}`,
  kindOf: ({ depth }) => String(depth),
  nameOf: ({ text, id }) => `the heading "${text}" with the id ${id}`,
  remedyOf({ from, to }, { id }, { text }) {
    // Anything that resembles an id at the end is a mistyped one.
    const words = text.slice(from, to).replace(/\s*\\?[{｛]\s*[#＃]?[^{}｛｝\n]*[}｝]\s*$/, '');
    return { how: `end it with \\{#${id}}`, fix: { from, to, text: `${words.trimEnd()} \\{#${id}}` } };
  },
});

export const sameCode = pairCheck({
  name: 'same-code',
  looksAt: 'code fences',
  itemsOf: (page, site) => judgedFences(site, [page]),
  keyOf: (fence) => Object.values(traitsOf(fence)).join('\0'),
  kindOf: ({ kind, lang, title = '' }) => [kind, lang, title].join('\0'),
  nameOf: ({ lang, title, embeds }) => `the fence "${title ?? embeds ?? lang}"`,
  detailsOf(item, original) {
    const [one, other] = [traitsOf(original), traitsOf(item)];
    const trait = (Object.keys(one) as (keyof typeof one)[]).find((key) => one[key] !== other[key]) ?? 'code';
    return `: ${trait} ${short(other[trait])} instead of ${short(one[trait])}`;
  },
  remedyOf: () => ({ how: 'make both the same; only comments may differ' }),
});

/** The parts of a fence that have to be equal in both languages. */
const traitsOf = ({ lang, title = '', embeds = '', errors, body }: Fence) => ({
  ...{ language: lang, title, file: embeds, error: errors.join(' ') },
  code: withoutComments(body, lang),
});

const short = (text: string) => JSON.stringify(text.length > 80 ? `${text.slice(0, 80)}…` : text);

/** Code without comments and indentation, so that translated comments don't count. */
export function withoutComments(code: string, lang: string): string {
  // Match strings first, so that a // inside of them is kept.
  const tokens = /^(?:sh|bash|yaml|toml)$/.test(lang)
    ? /("(?:\\.|[^"\\])*"|'[^']*')|(?<=^|\s)#.*/gm
    : /("(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`)|\/\/.*|\{\s*\/\*[\s\S]*?\*\/\s*\}|\/\*[\s\S]*?\*\/|<!--[\s\S]*?-->/g;
  const kept = code.replace(tokens, (_, text?: string) => text ?? '');
  return kept
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join('\n');
}
