import type { Finding } from '../check.ts';
import type { Fence } from './fences-of.ts';
import type { FenceKind } from './judge-fence.ts';

/** A fence that was found to be allowed. */
export type JudgedFence = Fence & { kind: FenceKind };

/** Where two language's pages differ in their fences; they are compared in order, and only the first difference is told. */
export function fenceDifferences(en: JudgedFence[], zh: JudgedFence[], pages: [string, string]): Finding[] {
  for (let index = 0; index < Math.max(en.length, zh.length); index += 1) {
    const [a, b] = [en[index], zh[index]];
    const extra = a ? (b ? undefined : a) : b;
    if (extra) {
      const other = a ? pages[1] : pages[0];
      const what = `fence ${index + 1} (${nameOf(extra)}) has no partner in ${other}`;
      return [{ ...placeOf(extra), what, how: 'add it there, or remove it here' }];
    }
    const differing = a && b && traits.find((trait) => traitOf(a, trait) !== traitOf(b, trait));
    if (differing) {
      const what = `fence ${index + 1} has another ${differing} than ${a.page}:${a.line}: ${short(traitOf(b, differing))} instead of ${short(traitOf(a, differing))}`;
      return [{ ...placeOf(b), what, how: 'make both the same; only comments may differ' }];
    }
  }
  return [];
}

const traits = ['kind', 'lang', 'title', 'file', 'error', 'code'] as const;

function traitOf(fence: JudgedFence, trait: (typeof traits)[number]): string {
  switch (trait) {
    case 'file':
      return fence.embeds ?? '';
    case 'error':
      return fence.errors.join(' ');
    case 'code':
      return withoutComments(fence.body, fence.lang);
    default:
      return fence[trait] ?? '';
  }
}

/** Code with its comments taken out and its lines trimmed, so that translated comments compare equal. */
export function withoutComments(code: string, lang: string): string {
  // Strings and templates come first in the alternation, so that a // inside of them stays.
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

function placeOf({ page: file, line, column }: Fence) {
  return { file, line, column };
}

function nameOf({ lang, title, embeds }: Fence): string {
  return title ?? embeds ?? (lang || 'no language');
}

function short(text: string): string {
  return JSON.stringify(text.length > 80 ? `${text.slice(0, 80)}…` : text);
}
