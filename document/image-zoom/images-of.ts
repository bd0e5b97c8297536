export type ImageSelector = string | Node | Iterable<Node>;

const INVALID = 'The provided selector is invalid, expects a CSS selector, a Node element, a NodeList or an array';

/**
 * The images matched by a selector; other nodes are ignored (V-01). medium-zoom takes anything, and says in another way
 * what is not valid CSS.
 *
 * @param selector a CSS selector, a node, a node list or an array of nodes
 * @param root where to search with a CSS selector
 * @throws TypeError if the selector is none of these, not valid CSS, or a list with anything but nodes
 */
export function imagesOf(selector: ImageSelector, root: ParentNode): HTMLImageElement[] {
  const nodes = nodesOf(selector, root);
  if (!nodes.every((node) => typeof node?.nodeName === 'string')) throw new TypeError(INVALID);
  return nodes.filter((node): node is HTMLImageElement => node.nodeName === 'IMG');
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
