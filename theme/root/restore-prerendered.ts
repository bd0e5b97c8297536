/** Where React shows the page. */
function place(): HTMLElement | null {
  return document.getElementById('__rspress_root');
}

/** How long what fails in the first effects may take to be reported, and React to empty the page, in milliseconds. */
const SETTLED = 1000;
/** How often an emptied page is looked for after an error, in milliseconds. */
const INTERVAL = 20;

/** A copy of what is on the screen, which nothing changes any more. */
export function copyOfPage(): Node[] {
  // Of another document, since a copied picture of this one would be fetched, shown or not.
  const still = document.implementation.createHTMLDocument('');
  const page = place();
  return page ? [...still.importNode(page, true).childNodes] : [];
}

/**
 * Keeps the text of the document until the page works: where the application fails outside of what
 * `PrerenderedPage` guards, as in a browser that lacks something, React takes the text away, and it is put back.
 *
 * @returns the function that ends it, once the page works
 */
export function restorePrerendered(): () => void {
  const kept = copyOfPage();
  let timer: ReturnType<typeof setInterval> | undefined;
  const putBack = () => {
    timer ??= setInterval(() => {
      const root = place();
      // React may leave its preloads.
      if (!root?.querySelector('main')) root?.replaceChildren(...kept);
    }, INTERVAL);
  };
  window.addEventListener('error', putBack);
  const end = () => {
    window.removeEventListener('error', putBack);
    clearInterval(timer);
    kept.length = 0;
  };
  return () => void setTimeout(end, SETTLED);
}
