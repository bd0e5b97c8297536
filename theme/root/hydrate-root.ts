import type { ReactElement } from 'react';
import { hydrateRoot as hydrate, type Root } from 'react-dom/client';
import { isAsServed } from './is-as-served';
import { type FirstPage, stayDocument } from './stay-document';

/**
 * What Rspress's entry calls instead of React's `hydrateRoot` (`plugins/client-entry.ts`). React renders a page anew if it
 * is not the one that was served: the reader would lose the translation, the place, and what is open or typed. Such a page
 * stays a document.
 */
export function hydrateRoot(
  container: HTMLElement,
  application: ReactElement<{ initialPageData: FirstPage }>,
  options: Parameters<typeof hydrate>[2],
): Root | undefined {
  if (isAsServed(container)) return hydrate(container, application, options);
  stayDocument(application.props.initialPageData);
  return undefined;
}
