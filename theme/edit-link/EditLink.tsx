import { EditLink as StockEditLink } from '@rspress/core/theme-original';

/** Rspress shows the edit link twice, under the article and under the outline; once is enough. */
export function EditLink({ isOutline = false }: { isOutline?: boolean }) {
  return isOutline ? null : <StockEditLink />;
}
