export type ImageSelector = string | Node | Iterable<Node>;

const INVALID = 'The provided selector is invalid, expects a CSS selector, a Node element, a NodeList or an array';

/** Images in these elements do not zoom: they are interactive already or not part of the content. */
const EXCLUDED = 'a, button, [role="button"], .rp-not-doc';

/** The attributes that turn an image into a button. */
const BUTTON_ATTRIBUTES = ['role', 'tabindex', 'aria-haspopup', 'aria-label', 'data-zoomable'] as const;

/**
 * Turns images into buttons that open them on click, Enter and Space.
 *
 * @param selector see `imagesOf`
 * @param open called with the image to open
 * @param labelOf returns the accessible name of an image's button
 * @returns a function that restores the plain images
 * @throws TypeError if the selector is invalid
 */
export function attachZoom(
  selector: ImageSelector,
  open: (image: HTMLImageElement) => void,
  labelOf: (image: HTMLImageElement) => string,
): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const images = imagesOf(selector, document).filter((image) => !image.closest(EXCLUDED));
  for (const image of images) {
    const values = ['button', '0', 'dialog', labelOf(image), ''];
    for (const [index, name] of BUTTON_ATTRIBUTES.entries()) image.setAttribute(name, values[index] ?? '');
    image.addEventListener('click', () => open(image), { signal });
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      if (!event.repeat) open(image);
    };
    image.addEventListener('keydown', onKey, { signal });
  }
  return () => {
    listening.abort();
    for (const image of images) for (const name of BUTTON_ATTRIBUTES) image.removeAttribute(name);
  };
}

/**
 * The images matched by a selector; other nodes are ignored.
 *
 * @param selector a CSS selector, a node, a node list or an array of nodes
 * @param root where to search with a CSS selector
 * @throws TypeError if the selector is none of these, or not valid CSS
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
