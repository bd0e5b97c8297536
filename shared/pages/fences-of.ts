import type { Code, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { Place } from './locate.ts';

/** A code fence of a page. */
export interface Fence extends Place {
  /** Path from the repository root. */
  page: string;
  lang: string;
  meta: string;
  body: string;
  title?: string | undefined;
  /** The value of `file=`. */
  embeds?: string | undefined;
  /** The TypeScript error codes that the fence expects. */
  errors: string[];
}

/** The code fences of a page, also those in components. A raw `<pre>` counts as a fence, which is never allowed. */
export function fencesOf(page: string, root: Root): Fence[] {
  const fences: Fence[] = [];
  visit(root, (node) => {
    const { line, column } = node.position?.start ?? { line: 1, column: 1 };
    if (node.type === 'code') fences.push({ page, line, column, ...readFence(node) });
    if ((node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') && node.name === 'pre') {
      fences.push({ page, line, column, lang: '<pre>', meta: '', body: '<pre>', errors: [] });
    }
  });
  return fences;
}

/** The value of an attribute in a fence's meta, such as the file it embeds in `file="…"`. */
export function metaAttribute(meta: string | null | undefined, name: string): string | undefined {
  return new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(meta ?? '')?.[1];
}

/** The words of a fence's meta that have no value, such as `changed`. */
export function metaFlags(meta: string): string[] {
  return meta.replace(/"[^"]*"|'[^']*'/g, '').split(/\s+/);
}

function readFence({ lang, meta, value }: Code): Omit<Fence, 'page' | keyof Place> {
  const errors = metaAttribute(meta, 'error') ?? '';
  return {
    lang: lang ?? '',
    meta: meta ?? '',
    body: value,
    title: metaAttribute(meta, 'title'),
    embeds: metaAttribute(meta, 'file'),
    errors: errors.split(/[\s,]+/).filter(Boolean),
  };
}
