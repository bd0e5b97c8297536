import { Component, type ReactNode } from 'react';
import { isChunkLoadError } from '../navigation/chunk-errors';
import { isOffline } from '../navigation/pending-navigation';
import { copyOfPage } from './restore-prerendered';

type State = { kept?: Node[] };

/**
 * Keeps the text that is on the screen when a component fails: as it stands, with links that are the
 * browser's. Where it failed for want of a script, the address is loaded anew.
 */
export class PrerenderedPage extends Component<{ children: ReactNode }, State> {
  override state: State = {};

  static getDerivedStateFromError(): State {
    // React still shows the page at this point, and takes it away right after.
    return { kept: copyOfPage() };
  }

  override componentDidCatch(error: unknown): void {
    console.error(error);
    // The document that comes has its text from the server, so this cannot go on for ever.
    if (isChunkLoadError(error) && !isOffline()) window.location.reload();
  }

  override render(): ReactNode {
    const { kept } = this.state;
    if (kept === undefined) return this.props.children;
    // As nodes: the policy against injected markup refuses a whole page of it.
    return <div ref={(place) => place?.replaceChildren(...kept)} />;
  }
}
