interface Text {
  element: Element;
  box: DOMRect;
  /** The box that cuts off what does not fit. */
  room: DOMRect;
  look: string;
}

/**
 * Marks the elements with text below `root`, one of each kind. Texts are of one kind where nothing differs that decides
 * how well they stand out: the looks of each element around them, what lies over or under them, whether they are cut
 * off. A page has thousands of texts, and some fifty kinds. Runs in the page.
 *
 * @returns how many kinds there are
 */
export function markTextKinds(root: Element, mark: string): number {
  const around = ['color', 'background-color', 'background-image', 'opacity', 'filter', 'mix-blend-mode'];
  const shape = ['visibility', 'clip-path', 'position', 'z-index'];
  const own = ['font-size', 'font-weight', 'text-shadow', 'text-decoration-line'];
  const inactive = ':disabled, [aria-disabled="true"], [inert]';
  const everywhere = new DOMRect(-1e6, -1e6, 2e6, 2e6);
  const numbers = new Map<string, string>();
  const texts: Text[] = [];
  const layers: { element: Element; box: DOMRect; isInFlow: boolean }[] = [];

  const numberOf = (look: string) => {
    if (!numbers.has(look)) numbers.set(look, `${numbers.size} `);
    return numbers.get(look) ?? '';
  };
  const isText = (element: Element) =>
    element.matches('input, select, textarea') ||
    [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim());

  const visit = (element: Element, lookAround: string, room: DOMRect) => {
    const style = getComputedStyle(element);
    if (style.display === 'none') return;
    const read = (names: string[]) => names.map((name) => style.getPropertyValue(name)).join(';');
    const look = numberOf(lookAround + read([...around, ...shape]));
    const box = element.getBoundingClientRect();
    const isInFlow = !/absolute|fixed|sticky/.test(style.position);
    const isPainted = style.backgroundImage !== 'none' || !/, 0\)$/.test(style.backgroundColor);
    if (isPainted || !isInFlow) layers.push({ element, box, isInFlow });
    if (isText(element)) texts.push({ element, box, room, look: look + read(own) });
    const inner = style.overflowX === 'visible' && style.overflowY === 'visible' ? room : box;
    for (const child of element.children) visit(child, look, inner);
  };
  for (const child of root.matches('html') ? [document.body] : [root]) visit(child, '', everywhere);

  const touch = (a: DOMRect, b: DOMRect) =>
    a.right > b.left && b.right > a.left && a.bottom > b.top && b.bottom > a.top;
  const fits = (a: DOMRect, b: DOMRect) =>
    a.left >= b.left && a.right <= b.right && a.top >= b.top && a.bottom <= b.bottom;
  const kindOf = ({ element, box, room, look }: Text) => {
    const over = layers.flatMap(({ element: layer, box: area, isInFlow }, index) => {
      const isNested = touch(area, box) && (layer.contains(element) || (isInFlow && element.contains(layer)));
      return touch(area, box) && !isNested ? [index] : [];
    });
    const isSeen = fits(box, room) && box.width > 1 && box.height > 1;
    const hasWords = /[\p{L}\p{N}]{2}/u.test(element.textContent ?? '');
    return [look, ...over, isSeen, hasWords, element.closest(inactive) !== null].join();
  };
  const kinds = new Map<string, Element>();
  for (const text of texts.reverse()) kinds.set(kindOf(text), text.element);
  for (const element of document.querySelectorAll(`[${mark}]`)) element.removeAttribute(mark);
  for (const element of kinds.values()) element.setAttribute(mark, '');
  return kinds.size;
}
