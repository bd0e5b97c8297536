import { Layout as StockLayout } from '@rspress/core/theme-original';
import { BarePage, BareTitle } from '../bare-page/BarePage';
import { ImageZoom } from '../image-zoom/ImageZoom';
import { PageChange } from '../page-change/PageChange';
import { SkipLink } from '../page-change/SkipLink';
import { ToolSwitcher } from '../tool-switcher/ToolSwitcher';

/** Adds a skip link, the tool switcher, announcements of page changes and image zoom to every page. */
export function Layout() {
  const bottom = (
    <>
      <BareTitle />
      <PageChange />
      <ImageZoom />
    </>
  );
  return (
    <BarePage>
      <StockLayout top={<SkipLink />} beforeNavTitle={<ToolSwitcher />} bottom={bottom} />
    </BarePage>
  );
}
