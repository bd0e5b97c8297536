import { useHead, useLang } from '@rspress/core/runtime';
import { Layout as StockLayout } from '@rspress/core/theme-original';
import { languageFacts } from '../../shared/languages';
import { BarePage, BareTitle } from '../bare-page/BarePage';
import { ImageZoom } from '../image-zoom/ImageZoom';
import { PageChange } from '../page-change/PageChange';
import { SkipLink } from '../page-change/SkipLink';
import { ToolSwitcher } from '../tool-switcher/ToolSwitcher';

/** Names the language with its region in `<html lang>`; must be rendered after Rspress's own, which is without. */
function Language() {
  useHead({ htmlAttrs: { lang: languageFacts(useLang()).tag } });
  return null;
}

/** Adds a skip link, the tool switcher, announcements of page changes and image zoom to every page. */
export function Layout() {
  const bottom = (
    <>
      <BareTitle />
      <Language />
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
