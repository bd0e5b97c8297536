import type { ComponentProps } from 'react';
import { Overview as StockOverview } from '@rspress/core/theme-original';

/** The index comes first: readers open an overview to find a page, and stay for its words. */
export function Overview({ content, ...rest }: ComponentProps<typeof StockOverview>) {
  return (
    <>
      <StockOverview {...rest} />
      <div className="rp-doc rspress-doc">{content}</div>
    </>
  );
}
