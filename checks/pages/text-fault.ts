import { unclosedFence } from '../fences/unclosed-fence.ts';

/** Why a text cannot be read as a page, in words for writers, and where. */
export interface TextFault {
  offset: number;
  what: string;
  how: string;
}

/** Lines with which git parts the sides of a conflict. */
export const CONFLICT = /^(?:<{7}|>{7}|\|{7})(?: .*)?$/m;
const FRONTMATTER = /^---[ \t]*\r?\n/;
/** Frontmatter that begins below the first line. */
const BELOW = /^---[ \t]*\r?\n(?:[\w-]+:.*\r?\n|[ \t].*\r?\n)+---[ \t]*$/m;
/** Frontmatter without its first line. */
const UNOPENED = /^(?:[\w-]+:.*\r?\n|[ \t].*\r?\n)+---[ \t]*(?:\r?\n|$)/;
/** What begins a line of a page, and hardly one of YAML. */
const PAGE = /^(?:#{1,6} |import .* from |export |```|~~~|<[A-Z])/m;

/** The faults that a parser takes for something else, of which it then tells at another place. */
export function textFault(text: string): TextFault | undefined {
  const conflict = CONFLICT.exec(text);
  if (conflict) return { offset: conflict.index, ...CONFLICT_WORDS };
  return frontmatterFault(text) ?? fenceFault(text);
}

/** What is told of a conflict in any file. */
export const CONFLICT_WORDS = {
  what: 'a conflict of git that nobody has settled',
  how: 'keep one side of it, or both, and take out the lines of <<<<<<<, ======= and >>>>>>>',
};

function frontmatterFault(text: string): TextFault | undefined {
  const [opening] = FRONTMATTER.exec(text) ?? [];
  if (opening !== undefined) {
    const rest = text.slice(opening.length);
    const end = /^---[ \t]*$/m.exec(rest)?.index ?? Number.POSITIVE_INFINITY;
    if (end < Number.POSITIVE_INFINITY && (PAGE.exec(rest)?.index ?? end) >= end) return undefined;
    return { offset: 0, what: 'frontmatter that is never closed', how: 'end it with a line of ---, before the title' };
  }
  if (UNOPENED.test(text))
    return { offset: 0, what: 'frontmatter that is never opened', how: 'begin the file with a line of ---' };
  const below = BELOW.exec(text)?.index;
  if (below === undefined || PAGE.test(text.slice(0, below))) return undefined;
  return { offset: below, what: 'frontmatter below the first line', how: 'move it to the beginning of the file' };
}

function fenceFault(text: string): TextFault | undefined {
  const offset = unclosedFence(text);
  if (offset === undefined) return undefined;
  return { offset, what: 'a fence that is never closed', how: 'end it with a line of the same signs and no others' };
}
