import { readFileSync } from 'node:fs';
import path from 'node:path';
import { imageSize } from 'image-size';
import type { Image, Parents, Root } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import type { Plugin } from 'unified';
import { visit } from 'unist-util-visit';

type Element = MdxJsxFlowElement | MdxJsxTextElement;

type ImageSize = { width: number; height: number };

/**
 * Adds width and height to images, so that the page does not shift when they load; if a page sets one of them, the
 * other follows. External images are left alone. Images are lazy-loaded, and `x.light.webp` is paired with
 * `x.dark.webp` if that exists.
 *
 * @param root the docs folder, whose `public` contains the images with absolute paths
 */
export const remarkImageSizes: Plugin<[{ root: string }], Root> =
  ({ root }) =>
  (tree, file) => {
    const imports = importsOf(tree);
    const sizeOf = (address: string): ImageSize | undefined => {
      if (/^(?:\w+:|\/\/)/.test(address)) return undefined;
      const name = decodeURI(address.replace(/[?#].*$/, ''));
      const place = name.startsWith('/')
        ? path.join(root, 'public', name)
        : path.resolve(path.dirname(file.path), name);
      try {
        const { width, height } = imageSize(readFileSync(place));
        return { width: Math.round(width), height: Math.round(height) };
      } catch {
        // `image.checkDeadImages` reports missing images with a better message.
        return undefined;
      }
    };
    visit(tree, 'image', (node: Image, index, parent: Parents | undefined) => {
      const size = sizeOf(node.url);
      if (!size) return;
      const properties = { ...size, loading: 'lazy' };
      const dark = node.url.replace(/\.light(?=\.\w+$)/, '.dark');
      const isPair = dark !== node.url && sizeOf(dark) !== undefined;
      node.data = { ...node.data, hProperties: { ...properties, ...(isPair && { dataOnly: 'light' }) } };
      if (!isPair || index === undefined) return;
      const other: Image = { ...node, url: dark, data: { hProperties: { ...properties, dataOnly: 'dark' } } };
      parent?.children.splice(index + 1, 0, other);
      return index + 2;
    });
    visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
      const element = node as Element;
      if (element.name !== 'img') return;
      // Without the flag for literal JSX, MDX renders it with the image component, which adds the site's base.
      delete (element.data as { _mdxExplicitJsx?: boolean } | undefined)?._mdxExplicitJsx;
      const src = attribute(element, 'src')?.value;
      const address = typeof src === 'string' ? src : imports.get(src?.value ?? '');
      const natural = address === undefined ? undefined : sizeOf(address);
      if (!natural) return;
      const given = {
        width: Number(attribute(element, 'width')?.value),
        height: Number(attribute(element, 'height')?.value),
      };
      const scale = given.width / natural.width || given.height / natural.height || 1;
      for (const name of ['width', 'height'] as const) {
        if (attribute(element, name)) continue;
        element.attributes.push({ type: 'mdxJsxAttribute', name, value: String(Math.round(natural[name] * scale)) });
      }
    });
  };

function attribute(element: Element, name: string) {
  return element.attributes.find((item) => item.type === 'mdxJsxAttribute' && item.name === name) as
    | Extract<Element['attributes'][number], { type: 'mdxJsxAttribute' }>
    | undefined;
}

/** Rspress turns relative images into imports; returns their files by local name. */
function importsOf(tree: Root): Map<string, string> {
  const found = new Map<string, string>();
  visit(tree, 'mdxjsEsm', (node) => {
    for (const statement of node.data?.estree?.body ?? []) {
      if (statement.type !== 'ImportDeclaration') continue;
      for (const { local } of statement.specifiers) found.set(local.name, String(statement.source.value));
    }
  });
  return found;
}
