import type { RspressPlugin } from '@rspress/core';
import { remarkImageSizes } from './remark-image-sizes.ts';

/** Gives the images of all pages their sizes. */
export function imageSizes(): RspressPlugin {
  return {
    name: 'image-sizes',
    config({ markdown = {}, root = 'docs', ...rest }) {
      const remarkPlugins = [...(markdown.remarkPlugins ?? []), [remarkImageSizes, { root }]];
      return { ...rest, root, markdown: { ...markdown, remarkPlugins } as typeof markdown };
    },
  };
}
