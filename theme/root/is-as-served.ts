import { shellMark, UNMANAGED } from '../../shared/shell-mark';

const SKIPPED = `[${UNMANAGED}], main:not(:has([data-island=page]))`;

/**
 * Whether the parts of a page that React would hydrate are those that the build wrote: no translator, blocker, extension
 * or other script has changed their elements or texts. Attributes don't count, since React leaves them alone.
 *
 * @param root React's root element, whose `data-shell` the build has set
 */
export function isAsServed(root: HTMLElement): boolean {
  const { shell } = root.dataset;
  return shell === undefined || shell === shellMark(partsOf(root));
}

/** @see `plugins/html/with-shell-mark.ts`, which reads the same from the markup */
function partsOf(root: HTMLElement): string[] {
  const parts: string[] = [];
  const visit = (node: Node): void => {
    for (const child of node.childNodes) {
      if (child instanceof Element) {
        parts.push(`<${child.localName.toLowerCase()}`);
        if (!child.matches(SKIPPED)) visit(child);
      } else parts.push(child.nodeType === Node.TEXT_NODE ? (child as Text).data : '<!');
    }
  };
  visit(root);
  return parts;
}
