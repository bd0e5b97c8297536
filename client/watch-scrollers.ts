import { PAGE_CHANGE_EVENT } from './events';

const rendered = new WeakMap<Element, string[]>();

/**
 * Removes the attributes listed in `data-scroller` while a box has nothing to scroll, since it would be a useless tab
 * stop. The prerendered boxes have them, so that they can be scrolled by keyboard without JavaScript.
 */
export function watchScrollers(): void {
  if (!window.ResizeObserver) return;
  const observer = new ResizeObserver((entries) => {
    const boxes = entries.map(({ target }) => target.closest<HTMLElement>('[data-scroller]'));
    for (const box of new Set(boxes)) if (box) update(box);
  });
  const observe = () => {
    observer.disconnect();
    for (const box of document.querySelectorAll('[data-scroller]')) {
      observer.observe(box);
      if (box.firstElementChild) observer.observe(box.firstElementChild);
    }
  };
  observe();
  addEventListener(PAGE_CHANGE_EVENT, observe);
}

function update(box: HTMLElement): void {
  const names = box.dataset.scroller?.split(' ') ?? [];
  const before = rendered.get(box) ?? names.map((name) => box.getAttribute(name) ?? '');
  rendered.set(box, before);
  const scrolls = box.scrollWidth > box.clientWidth || box.scrollHeight > box.clientHeight;
  for (const [index, name] of names.entries()) {
    if (!scrolls) box.removeAttribute(name);
    else if (!box.hasAttribute(name)) box.setAttribute(name, before[index] ?? '');
  }
}
