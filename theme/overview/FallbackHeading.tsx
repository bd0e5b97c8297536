import type { ComponentProps } from 'react';
import { getCustomMDXComponent } from '@rspress/core/theme';
import { FallbackHeading as StockFallbackHeading } from '@rspress/core/theme-original';

/**
 * Rspress makes a heading's id from its text, which differs by language. The groups of an overview
 * take their names from the dictionary, so they have no id; a page's title keeps its own.
 */
export function FallbackHeading({ level, title }: ComponentProps<typeof StockFallbackHeading>) {
  if (level === 1) return <StockFallbackHeading level={level} title={title} />;
  const { h2: Heading } = getCustomMDXComponent();
  return <Heading>{title}</Heading>;
}
