import type { Code } from 'mdast';
import { visit } from 'unist-util-visit';
import { parsePage } from './parse-page.ts';

/** One code fence of a page. */
export interface Fence {
  /** The page, from the root of the repository. */
  page: string;
  line: number;
  lang: string;
  meta: string;
  body: string;
  title?: string | undefined;
  /** The value of `file=`. */
  embeds?: string | undefined;
  /** The codes of the type errors that are the lesson. */
  errors: string[];
  unchecked?: string | undefined;
}

/** Every code fence of a page, also those inside components; a raw `<pre>` counts as one that nothing allows. */
export function fencesOf(page: string, text: string): Fence[] {
  const fences: Fence[] = [];
  visit(parsePage(page, text), (node) => {
    const line = node.position?.start.line ?? 0;
    if (node.type === 'code') fences.push(readFence(page, line, node));
    if ((node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') && node.name === 'pre') {
      fences.push({ page, line, lang: '<pre>', meta: '', body: '<pre>', errors: [] });
    }
  });
  return fences;
}

function readFence(page: string, line: number, { lang, meta, value }: Code): Fence {
  const text = meta ?? '';
  const attribute = (name: string) => new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(text)?.[1];
  return {
    page,
    line,
    lang: lang ?? '',
    meta: text,
    body: value,
    title: attribute('title'),
    embeds: attribute('file'),
    errors:
      attribute('error')
        ?.split(/[\s,]+/)
        .filter(Boolean) ?? [],
    unchecked: attribute('unchecked'),
  };
}
