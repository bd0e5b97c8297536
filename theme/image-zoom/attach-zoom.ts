export type ImageSelector = string | Node | Iterable<Node>;

const INVALID = 'The provided selector is invalid, expects a CSS selector, a Node element, a NodeList or an array';

/** Images inside these already do something else, or belong to the page's furniture. */
const ELSEWHERE = 'a, button, [role="button"], .rp-not-doc';

/** What makes an image a button. */
export const BUTTON_ATTRIBUTES = ['role', 'tabindex', 'aria-haspopup', 'aria-label', 'data-zoomable'] as const;

/**
 * Makes images buttons that open them, by click, Enter and Space.
 *
 * @param selector which images; see `imagesOf`
 * @param open opens an image
 * @param labelOf names the button of an image
 * @returns what makes them plain images again
 * @throws TypeError where the selector is invalid
 */
export function attachZoom(
  selector: ImageSelector,
  open: (image: HTMLImageElement) => void,
  labelOf: (image: HTMLImageElement) => string,
): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const images = imagesOf(selector, document).filter((image) => !image.closest(ELSEWHERE));
  for (const image of images) {
    const values = ['button', '0', 'dialog', labelOf(image), ''];
    for (const [index, name] of BUTTON_ATTRIBUTES.entries()) image.setAttribute(name, values[index] ?? '');
    image.addEventListener('click', () => open(image), { signal });
    image.addEventListener(
      'keydown',
      (event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        if (!event.repeat) open(image);
      },
      { signal },
    );
  }
  return () => {
    listening.abort();
    for (const image of images) for (const name of BUTTON_ATTRIBUTES) image.removeAttribute(name);
  };
}

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
