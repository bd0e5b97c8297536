export type ImageSelector = string | Node | Iterable<Node>;

const INVALID = 'The provided selector is invalid, expects a CSS selector, a Node element, a NodeList or an array';

/**
 * Finds the images that a selector means; whatever else it means is left out.
 *
 * @param selector a CSS selector, a node, a node list or an array of nodes
 * @param root where a CSS selector is looked for
 * @throws TypeError where the selector is none of these, or not valid CSS
 */
export function imagesOf(selector: ImageSelector, root: ParentNode): HTMLImageElement[] {
  return nodesOf(selector, root).filter((node): node is HTMLImageElement => node.nodeName === 'IMG');
}

function nodesOf(selector: ImageSelector, root: ParentNode): Node[] {
  try {
    if (typeof selector === 'string') return [...root.querySelectorAll(selector)];
    if ('nodeType' in selector) return [selector];
    return [...selector];
  } catch {
    throw new TypeError(INVALID);
  }
}
