import { getCustomMDXComponent as getStockComponents } from '@rspress/core/theme-original';
import type { ComponentProps } from 'react';

/**
 * A link in a page's content. Heading anchors are hidden from assistive technology, so they are no tab stops either:
 * the outline has the same links.
 */
export function PageLink(props: ComponentProps<'a'>) {
  const { a: StockLink } = getStockComponents();
  const isHeadingAnchor = props.className?.includes('rp-header-anchor');
  return <StockLink {...props} tabIndex={isHeadingAnchor ? -1 : undefined} />;
}
