import { readFileSync } from 'node:fs';
import path from 'node:path';
import { imageSize } from 'image-size';
import type { Image, Parents, Root } from 'mdast';
import type { Plugin } from 'unified';
import { visit } from 'unist-util-visit';
import { attributesOf, type Element, elementsOf, statementsOf } from '../shared/pages/elements.ts';

/** The component of Markdown's images, by a name that MDX looks up (`theme/mdx/get-custom-mdx-component.tsx`). */
const PAGE_IMAGE = 'PageImage';

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
    for (const element of elementsOf(tree).filter(({ name }) => name === 'img')) {
      // MDX renders a literal <img> as it is, without the site's base.
      element.name = PAGE_IMAGE;
      const given = attributesOf(element);
      const address = given.src ?? importedBy(element, imports);
      const natural = address === undefined ? undefined : sizeOf(address);
      if (!natural) continue;
      const scale = Number(given.width) / natural.width || Number(given.height) / natural.height || 1;
      for (const name of ['width', 'height'] as const) {
        if (element.attributes.some((item) => 'name' in item && item.name === name)) continue;
        element.attributes.push({ type: 'mdxJsxAttribute', name, value: String(Math.round(natural[name] * scale)) });
      }
    }
  };

/** The file of an image with `src={…}`, into which Rspress turns relative images. */
function importedBy({ attributes }: Element, imports: ReadonlyMap<string, string>): string | undefined {
  const src = attributes.find((item) => item.type === 'mdxJsxAttribute' && item.name === 'src')?.value;
  return imports.get(typeof src === 'object' ? (src?.value ?? '') : '');
}

/** The imported files, by local name. */
function importsOf(tree: Root): Map<string, string> {
  const imports = statementsOf(tree).filter((statement) => statement.type === 'ImportDeclaration');
  return new Map(
    imports.flatMap(({ specifiers, source }) => specifiers.map(({ local }) => [local.name, String(source.value)])),
  );
}
