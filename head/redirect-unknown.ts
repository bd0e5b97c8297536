import type { addressInstead } from './address-instead';

/**
 * Leads on from the page for unknown addresses, where the address says all that is needed, and notes that the
 * document is being left, for this address or for a link that the reader has pressed: the application, which comes
 * later, leaves that alone (`theme/navigation/leaving.ts`). It stands in the head of that page as source text, so it
 * may use nothing from outside.
 *
 * @param base what addresses of the site begin with, from slash to slash
 * @param instead `addressInstead` itself
 */
export function redirectUnknown(base: string, defaultLanguage: string, instead: typeof addressInstead): void {
  const { dataset } = document.documentElement;
  const { pathname, search, hash } = location;
  addEventListener('click', ({ target, button, metaKey, ctrlKey, shiftKey, altKey }) => {
    const isForHere = button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
    if (isForHere && (target as Element).closest('a[href]:not([target], [href^="#"])')) dataset.leaving = '';
  });
  const address = pathname.startsWith(base)
    ? instead(pathname.slice(base.length - 1), defaultLanguage, [], () => false)
    : undefined;
  if (address === undefined) return;
  dataset.leaving = '';
  location.replace(base.slice(0, -1) + address + search + hash);
}
