import { PAGE_CHANGE_EVENT } from './events';

/**
 * Makes boxes with `data-scroller` tab stops while their content overflows, and groups with the attribute's value as
 * their name, if it has one. Code whose names have types stays one: from there the keyboard reaches the names. Prerendered boxes always are, so that they can be scrolled by keyboard without JavaScript.
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
  const name = box.dataset.scroller;
  const attributes = { tabindex: '0', ...(name && { role: 'group', 'aria-label': name }) };
  const scrolls = box.scrollWidth > box.clientWidth || box.scrollHeight > box.clientHeight;
  const isStop = scrolls || 'types' in box.dataset;
  for (const [attribute, value] of Object.entries(attributes)) {
    if (isStop) box.setAttribute(attribute, value);
    else box.removeAttribute(attribute);
  }
}
