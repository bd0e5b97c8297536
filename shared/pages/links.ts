import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { attributesOf, type Element, rangeOf } from './elements.ts';
import type { YamlValue } from './yaml-values.ts';

/** A link or an image of a page. */
export interface Link {
  kind: 'link' | 'image';
  address: string;
  /** The alt text of an image; undefined for images in frontmatter. */
  alt?: string | undefined;
  /** The offset in the source. */
  from: number;
}

/** The component attributes that hold URLs. */
const ADDRESSES = ['href', 'link', 'to'];

/** The links and images of a page, in Markdown, components and frontmatter. */
export function linksOf(root: Root, frontmatter: readonly YamlValue[]): Link[] {
  const links = frontmatter.flatMap(({ path, value, from }): Link[] => {
    if (typeof value !== 'string') return [];
    const [top, ...rest] = path;
    if ((top === 'hero' || top === 'features') && rest.at(-1) === 'link')
      return [{ kind: 'link', address: value, from }];
    if (isPicture(path)) return [{ kind: 'image', address: value, from }];
    return [];
  });
  visit(root, (node) => {
    const [from] = rangeOf(node);
    if (node.type === 'link' || node.type === 'definition') links.push({ kind: 'link', address: node.url, from });
    if (node.type === 'image') links.push({ kind: 'image', address: node.url, alt: node.alt ?? '', from });
    if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement')
      links.push(...linksOfElement(node, from));
  });
  return links;
}

/** `features[].icon` and `hero.image.src`, also per theme. */
function isPicture([top, ...rest]: readonly (string | number)[]): boolean {
  return (top === 'features' && rest[1] === 'icon') || (top === 'hero' && rest[0] === 'image' && rest[1] === 'src');
}

function linksOfElement(element: Element, from: number): Link[] {
  const { src = '', alt = '', ...attributes } = attributesOf(element);
  if (element.name === 'img') return [{ kind: 'image', address: src, alt, from }];
  return ADDRESSES.flatMap((name) => {
    const address = attributes[name];
    return address === undefined ? [] : [{ kind: 'link' as const, address, from }];
  });
}
