import { Component, type ReactNode } from 'react';
import { keepSearch } from '../../document/search-dialog';
import { needsReload } from '../navigation/chunk-errors';
import { copyOfPage } from './restore-prerendered';

type State = { kept?: Node[] };

/**
 * Error boundary that keeps the current page readable: shows a static copy, in which the browser handles the links. If
 * the error is a script that failed to load, reloads the document.
 */
export class PrerenderedPage extends Component<{ children: ReactNode }, State> {
  override state: State = {};

  static getDerivedStateFromError(): State {
    // React still shows the page at this point and removes it right afterwards.
    return { kept: copyOfPage() };
  }

  override componentDidCatch(error: unknown): void {
    console.error(error);
    // No endless loop: the reloaded document is readable as served.
    if (!needsReload(error)) return;
    keepSearch();
    window.location.reload();
  }

  override render(): ReactNode {
    const { kept } = this.state;
    if (kept === undefined) return this.props.children;
    // As nodes, because Trusted Types would reject the page as markup.
    return <div ref={(element) => element?.replaceChildren(...kept)} />;
  }
}
