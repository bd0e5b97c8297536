import type { ReactNode } from 'react';
import { hydrateRoot as hydrate, type Root } from 'react-dom/client';
import { isAsServed } from './is-as-served';
import { stayDocument } from './stay-document';

// For development, where nothing is served to hydrate.
export { createRoot } from 'react-dom/client';

/**
 * What packages get as React's `hydrateRoot` (`plugins/client-entry.ts`), so that whoever hydrates the page asks first.
 * React renders a page anew if it is not the one that was served: the reader would lose the translation, the place, and
 * what is open or typed. Such a page stays a document.
 */
export function hydrateRoot(
  container: HTMLElement,
  application: ReactNode,
  options: Parameters<typeof hydrate>[2],
): Root | undefined {
  if (isAsServed(container)) return hydrate(container, application, options);
  void stayDocument();
  return undefined;
}
