/** Tells the style of an element which part of the window the keyboard of a phone leaves free. */
export function followKeyboard(element: HTMLElement): () => void {
  const { visualViewport } = window;
  if (!visualViewport) return () => {};
  function update(): void {
    // A reader who magnifies the page sees less of it, but has no less room.
    if (!visualViewport || visualViewport.scale > 1.01) return;
    element.style.setProperty('--free-height', `${visualViewport.height}px`);
    element.style.setProperty('--free-top', `${visualViewport.offsetTop}px`);
  }
  update();
  for (const event of ['resize', 'scroll']) visualViewport.addEventListener(event, update);
  return () => {
    for (const event of ['resize', 'scroll']) visualViewport.removeEventListener(event, update);
  };
}
