/** React's root element. */
function rootElement(): HTMLElement | null {
  return document.getElementById('__rspress_root');
}

/**
 * How long it may take until errors in the first effects are reported and React has emptied the page, in milliseconds.
 */
const SETTLE_TIME = 1000;
/** How often to check for an emptied page after an error, in milliseconds. */
const INTERVAL = 20;

/** A static copy of the current page. */
export function copyOfPage(): Node[] {
  // Import into another document: in this one, copied images would be fetched, shown or not.
  const inert = document.implementation.createHTMLDocument('');
  const page = rootElement();
  return page ? [...inert.importNode(page, true).childNodes] : [];
}

/**
 * Keeps the prerendered content until the page works. If the application fails outside of `PrerenderedPage`, as in a
 * browser that lacks a feature, React removes the content, and this puts it back.
 *
 * @returns a function that stops it, to call when the page works
 */
export function restorePrerendered(): () => void {
  const kept = copyOfPage();
  let timer: ReturnType<typeof setInterval> | undefined;
  const putBack = () => {
    timer ??= setInterval(() => {
      const root = rootElement();
      // React may leave preload links behind.
      if (!root?.querySelector('main')) root?.replaceChildren(...kept);
    }, INTERVAL);
  };
  window.addEventListener('error', putBack);
  const end = () => {
    window.removeEventListener('error', putBack);
    clearInterval(timer);
    kept.length = 0;
  };
  return () => void setTimeout(end, SETTLE_TIME);
}
