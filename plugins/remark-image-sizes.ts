import { readFileSync } from 'node:fs';
import path from 'node:path';
import { imageSize } from 'image-size';
import type { Image, Root } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import type { Plugin } from 'unified';
import { visit } from 'unist-util-visit';

type Element = MdxJsxFlowElement | MdxJsxTextElement;

type ImageSize = { width: number; height: number };

/**
 * Gives the images of a page their width and height, so that the text below doesn't move when they arrive. Where a
 * page states one of the two, the other follows. Images of other sites stay as they are.
 *
 * @param root the docs folder, whose `public` has the images with absolute addresses
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
    visit(tree, 'image', (node: Image) => {
      const size = sizeOf(node.url);
      if (size) node.data = { ...node.data, hProperties: { ...size } };
    });
    visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
      const element = node as Element;
      if (element.name !== 'img') return;
      // Without the mark of written JSX, MDX renders it with the component for images, which adds the site's base.
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

/** Rspress turns relative images into imports: the imported name of each, with its file. */
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
