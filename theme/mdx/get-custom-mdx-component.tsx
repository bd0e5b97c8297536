import { getCustomMDXComponent as getStockComponents } from '@rspress/core/theme-original';
import type { ComponentProps } from 'react';
import { pageComponents } from '../island/islands';
import { HeaderCell, Table } from './Table';

/**
 * Components that pages can use without an import: those of `components/`, and replacements of Markdown elements. A
 * literal `<img>` becomes `PageImage` (`plugins/remark-image-sizes.ts`).
 */
export function getCustomMDXComponent() {
  const stock = getStockComponents();
  return { ...stock, PageImage: stock.img, a: PageLink, table: Table, th: HeaderCell, ...pageComponents };
}

/**
 * A link in a page's content. Heading anchors are hidden from assistive technology, so they are no tab stops either:
 * the outline has the same links.
 */
function PageLink(props: ComponentProps<'a'>) {
  const { a: StockLink } = getStockComponents();
  const isHeadingAnchor = props.className?.includes('rp-header-anchor');
  return <StockLink {...props} tabIndex={isHeadingAnchor ? -1 : undefined} />;
}
