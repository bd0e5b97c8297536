import { getCustomMDXComponent as getStockComponents } from '@rspress/core/theme-original';
import { pageComponents } from '../island/islands';
import { PageLink } from './PageLink';
import { HeaderCell, Table } from './Table';

/**
 * Components that pages can use without an import: those of `components/`, and replacements of Markdown elements. A
 * literal `<img>` becomes `PageImage` (`plugins/remark-image-sizes.ts`).
 */
export function getCustomMDXComponent() {
  const stock = getStockComponents();
  return { ...stock, PageImage: stock.img, a: PageLink, table: Table, th: HeaderCell, ...pageComponents };
}
