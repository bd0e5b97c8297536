import { getCustomMDXComponent as getStockComponents } from '@rspress/core/theme-original';
import type { ComponentProps } from 'react';

/**
 * A link of a page. The sign beside a heading is hidden from assistive technology, so the Tab key
 * passes it too: the outline has the same links.
 */
export function PageLink(props: ComponentProps<'a'>) {
  const { a: StockLink } = getStockComponents();
  const isHeadingSign = props.className?.includes('rp-header-anchor');
  return <StockLink {...props} tabIndex={isHeadingSign ? -1 : undefined} />;
}
