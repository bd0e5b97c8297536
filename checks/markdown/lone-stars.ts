import type { Root } from 'mdast';
import remarkParse from 'remark-parse';
import { type Plugin, unified } from 'unified';
import { visit } from 'unist-util-visit';
import { importOfRspress } from '../of-rspress.ts';

/** The offsets of `**` that stay in the words when Rspress reads them, which knows the signs of Chinese. */
export async function loneStars(words: string): Promise<number[]> {
  if (!words.includes('**')) return [];
  const { default: cjkFriendly } = await importOfRspress<{ default: Plugin<[], Root> }>('remark-cjk-friendly');
  const root = unified().use(remarkParse).use(cjkFriendly).parse(words);
  const offsets: number[] = [];
  visit(root, 'text', ({ position }) => {
    const [from, to] = [position?.start.offset ?? 0, position?.end.offset ?? 0];
    for (const { index } of words.slice(from, to).matchAll(/(?<!\\)\*\*+/g)) offsets.push(from + index);
  });
  return offsets;
}
