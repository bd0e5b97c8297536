import type { Finding } from '../../site/findings/finding.ts';
import type { Fence } from '../../site/pages/fences-of.ts';
import { align } from '../pages/align.ts';
import type { FenceKind } from './judge-fence.ts';

/** A fence that was found to be allowed. */
export type JudgedFence = Fence & { kind: FenceKind };

/** Where two languages' pages differ in their fences: those that one of them lacks, and those that show something else. */
export function fenceDifferences(en: JudgedFence[], zh: JudgedFence[], pages: [string, string]): Finding[] {
  const findings: Finding[] = [];
  let [lastEn, lastZh]: (JudgedFence | undefined)[] = [];
  for (const [a, b] of align(en, zh, distance)) {
    const [alone, other, last] = a ? [b ? undefined : a, pages[1], lastZh] : [b, pages[0], lastEn];
    if (alone) {
      const what = `${nameOf(alone)} has no partner in ${other}`;
      const place = last ? `behind the one in line ${last.line}` : 'before all others';
      findings.push({ ...placeOf(alone), what, how: `add it there, ${place}, or remove it here` });
    } else if (a && b) {
      const trait = traits.find((one) => traitOf(a, one) !== traitOf(b, one));
      if (trait) findings.push(differenceOf(a, b, trait));
    }
    [lastEn, lastZh] = [a ?? lastEn, b ?? lastZh];
  }
  return findings;
}

function differenceOf(a: JudgedFence, b: JudgedFence, trait: (typeof traits)[number]): Finding {
  const what = `the fence has another ${trait} than ${a.page}:${a.line}: ${short(traitOf(b, trait))} instead of ${short(traitOf(a, trait))}`;
  return { ...placeOf(b), what, how: 'make both the same; only comments may differ' };
}

/** Fences of the same kind and title are one that was changed; others are rather two. */
function distance(a: JudgedFence, b: JudgedFence): number {
  if (traits.every((trait) => traitOf(a, trait) === traitOf(b, trait))) return 0;
  const isChanged = a.kind === b.kind && a.lang === b.lang && (a.title ?? '') === (b.title ?? '');
  return isChanged ? 0.5 : 1.5;
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
  const name = title ?? embeds;
  return name ? `the fence "${name}"` : `the ${lang || 'nameless'} fence`;
}

function short(text: string): string {
  return JSON.stringify(text.length > 80 ? `${text.slice(0, 80)}…` : text);
}
