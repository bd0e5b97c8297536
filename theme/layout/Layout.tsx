import { Layout as StockLayout } from '@rspress/core/theme-original';
import { ImageZoom } from '../image-zoom/ImageZoom';
import { ToolSwitcher } from '../tool-switcher/ToolSwitcher';

/** The frame of every page. */
export function Layout() {
  return <StockLayout beforeNavTitle={<ToolSwitcher />} bottom={<ImageZoom />} />;
}
