import type { Locator } from 'playwright/test';
import { LOCAL_BAR } from './rspress-selectors.ts';

/** The visible text, buttons and pictures that lie above or below the given elements, outside of them. */
export function overlapsOf(elements: Locator): Promise<string[]> {
  return elements.evaluateAll((elements, bars) => {
    const found: string[] = [];
    const boxes = elements.filter((one) => one.checkVisibility()).map((one) => one.getBoundingClientRect());
    const check = (name: string, rects: Iterable<DOMRect>, parent: Element) => {
      const side = parent.closest('#page-sidebar, #page-outline')?.getBoundingClientRect();
      for (const one of rects) {
        const meets = (box: DOMRect) =>
          one.width * one.height > 0 &&
          one.left < box.right &&
          one.right > box.left &&
          one.top < box.bottom &&
          Math.min(one.bottom, side?.bottom ?? Infinity) > box.top;
        if (boxes.some(meets)) found.push(name);
      }
    };
    // What is under the bars cannot be seen.
    const isInBar = boxes.every(({ top }) => top < 118);
    const isSeen = (one: Element) =>
      one.checkVisibility({ visibilityProperty: true }) &&
      !elements.some((element) => element.contains(one)) &&
      !one.closest('script, style, .visually-hidden') &&
      (!isInBar || one.closest(bars) !== null);
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!node.nodeValue?.trim() || !node.parentElement || !isSeen(node.parentElement)) continue;
      // Code may be cut off at the edge of its block.
      if (node.parentElement.closest('pre')) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      check(node.nodeValue, range.getClientRects(), node.parentElement);
    }
    for (const one of document.querySelectorAll('button, a, pre, img, [role=tab]')) {
      if (isSeen(one)) check(one.outerHTML.slice(0, 80), one.getClientRects(), one);
    }
    return found;
  }, `header, ${LOCAL_BAR}`);
}
