interface Text {
  element: Element;
  box: DOMRect;
  /** The box that clips the overflow. */
  room: DOMRect;
  look: string;
}

/** Marks elements whose contrast has to be measured. */
export const SAMPLE = 'data-contrast-sample';

/**
 * Marks one text of each kind below `root`. Texts are of the same kind if everything that affects their contrast is
 * equal: the styles of their ancestors, the styles of what is above or below them, and whether they are clipped. A page
 * has thousands of texts but only some fifty kinds, most of which other pages share. Runs in the page.
 *
 * @param options.known kinds that need no sample
 * @returns all kinds, and how many of them are marked
 */
export function markContrastSamples(
  root: Element,
  { mark, known }: { mark: string; known: string[] },
): { kinds: string[]; samples: number } {
  const around = ['color', 'background-color', 'background-image', 'opacity', 'filter', 'mix-blend-mode'];
  const shape = ['visibility', 'clip-path', 'position', 'z-index'];
  const own = ['font-size', 'font-weight', 'text-shadow', 'text-decoration-line'];
  const inactive = ':disabled, [aria-disabled="true"], [inert]';
  const everywhere = new DOMRect(-1e6, -1e6, 2e6, 2e6);
  const texts: Text[] = [];
  const layers: { element: Element; box: DOMRect; isInFlow: boolean; look: string }[] = [];

  const hash = (text: string) => {
    let sum = 0;
    for (let at = 0; at < text.length; at += 1) sum = (Math.imul(sum, 31) + text.charCodeAt(at)) | 0;
    return sum.toString(36);
  };
  const isText = (element: Element) =>
    element.matches('input, select, textarea') ||
    [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim());
  const read = (style: CSSStyleDeclaration, names: string[]) =>
    names.map((name) => style.getPropertyValue(name)).join(';');

  const visit = (element: Element, lookAround: string, room: DOMRect) => {
    // What closed details hold has a box, too, but is not drawn.
    if (!element.checkVisibility()) return;
    const style = getComputedStyle(element);
    const look = hash(lookAround + read(style, [...around, ...shape]));
    const box = element.getBoundingClientRect();
    const isInFlow = !/absolute|fixed|sticky/.test(style.position);
    const isPainted = style.backgroundImage !== 'none' || !/, 0\)$/.test(style.backgroundColor);
    if (isPainted || !isInFlow) layers.push({ element, box, isInFlow, look });
    if (isText(element)) texts.push({ element, box, room, look: hash(look + read(style, own)) });
    const inner = style.overflowX === 'visible' && style.overflowY === 'visible' ? room : box;
    for (const child of element.children) visit(child, look, inner);
  };
  const outermost = read(getComputedStyle(document.documentElement), around);
  visit(root.matches('html') ? document.body : root, outermost, everywhere);

  const touch = (a: DOMRect, b: DOMRect) =>
    a.right > b.left && b.right > a.left && a.bottom > b.top && b.bottom > a.top;
  const fits = (a: DOMRect, b: DOMRect) =>
    a.left >= b.left && a.right <= b.right && a.top >= b.top && a.bottom <= b.bottom;
  const coveredBy = ({ element, box }: Text) =>
    layers
      .filter(({ box: area }) => touch(area, box))
      .filter(({ element: layer, isInFlow }) => !layer.contains(element) && !(isInFlow && element.contains(layer)))
      .map(({ look }) => look);
  const kinds = new Map<string, Element>();
  for (const text of texts) {
    const { element, box, room, look } = text;
    const over = [...new Set(coveredBy(text))].sort();
    const isSeen = fits(box, room) && box.width > 1 && box.height > 1;
    const hasWords = /[\p{L}\p{N}]{2}/u.test(element.textContent ?? '');
    const kind = [look, ...over, isSeen, hasWords, element.closest(inactive) !== null].join();
    if (!kinds.has(kind)) kinds.set(kind, element);
  }
  for (const element of document.querySelectorAll(`[${mark}]`)) element.removeAttribute(mark);
  const samples = [...kinds].filter(([kind]) => !known.includes(kind));
  for (const [, element] of samples) element.setAttribute(mark, '');
  return { kinds: [...kinds.keys()], samples: samples.length };
}
