import type { DIRECTIVE_TYPES } from '@rspress/core/dist/node/mdx/remarkPlugins/containerSyntax.js';
import type { Finding } from '../../site/findings/finding.ts';
import { findingAt } from '../../site/findings/format-finding.ts';
import { near } from '../../site/near.ts';
import type { Page } from '../../site/pages/page.ts';
import type { Masked } from '../words/masked-blocks.ts';

/** The boxes that Rspress makes of `:::tip` and of `> [!TIP]`; its types have the list, which its code exports empty. */
const KINDS: Record<(typeof DIRECTIVE_TYPES)[number], true> = {
  tip: true,
  note: true,
  important: true,
  warning: true,
  caution: true,
  danger: true,
  info: true,
  details: true,
};
const BOXES = Object.keys(KINDS);

/** What is told of a box of another kind; undefined where Rspress has it. */
export function boxFault(kind: string): { what: string; how: string } | undefined {
  if (BOXES.includes(kind.toLowerCase())) return undefined;
  const meant = near(kind.toLowerCase(), BOXES);
  const how = meant ? `did you mean ${meant}?` : `there are ${BOXES.join(', ')}`;
  return { what: `there is no box of the kind "${kind}"`, how };
}

/** What is wrong with the boxes of a page: `:::tip` begins one, `:::` ends it, and none stands in another. */
export function* containerFaults(page: Page, blocks: readonly Masked[]): Generator<Finding> {
  let open: { at: number; kind: string } | undefined;
  for (const { at, colons, kind, isFirst } of [...blocks].flatMap(linesOf)) {
    if (colons.length > 3) yield findingAt(page, at, `${colons}, which readers see`, 'write three colons');
    if (kind === '') {
      if (!open) yield findingAt(page, at, ':::, which closes nothing', 'take it out, or open the box above');
      open = undefined;
      continue;
    }
    if (open) yield neverClosed(page, open);
    open = { at, kind };
    const fault =
      boxFault(kind) ?? (/[A-Z]/.test(kind) ? { what: `"${kind}"`, how: `write :::${kind.toLowerCase()}` } : undefined);
    if (fault) yield findingAt(page, at, fault.what, fault.how);
    else if (!isFirst) yield findingAt(page, at, 'a box that begins inside a paragraph', 'put an empty line before it');
  }
  if (open) yield neverClosed(page, open);
}

function neverClosed(page: Page, { at, kind }: { at: number; kind: string }): Finding {
  return findingAt(
    page,
    at,
    `the box :::${kind} is never closed`,
    'end it with a line of :::, before another one begins',
  );
}

interface Line {
  at: number;
  colons: string;
  /** Empty where the line ends a box. */
  kind: string;
  isFirst: boolean;
}

/** The lines of a block that begin or end a box; words may stand before the end. */
function linesOf({ text, from }: Masked): Line[] {
  const found = text.matchAll(/^[ \t>]*(?<begin>:{3,})[ \t]*(?<kind>\w+)|(?<end>:{3,})[ \t]*$/gm);
  return [...found].map(({ 0: whole, index, groups: { begin, kind = '', end = '' } = {} }) => {
    const colons = begin ?? end;
    const inside = index + whole.indexOf(colons);
    return { at: from + inside, colons, kind, isFirst: text.slice(0, inside).trim() === '' };
  });
}
