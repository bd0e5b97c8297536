import { useFrontmatter, usePage } from '@rspress/core/runtime';
import { DocContent } from '@rspress/core/theme';
import type { DocLayout as StockDocLayout } from '@rspress/core/theme-original';
import { type ComponentProps, useRef } from 'react';
import { Breadcrumb } from '../breadcrumb/Breadcrumb';
import { DocFooter } from '../doc-footer/DocFooter';
import { usePopover } from '../menu/use-popover';
import { Outline } from '../outline/Outline';
import { Overview } from '../overview/Overview';
import { Sidebar } from '../sidebar/Sidebar';
import styles from './DocLayout.module.css';
import './layout-sizes.css';
import { LocalBar } from './LocalBar';
import { Main } from './Main';
import { SidePanel } from './SidePanel';

type Props = ComponentProps<typeof StockDocLayout>;

/** The page types `doc` and `doc-wide`: sidebar, article and outline; on narrow windows the outer two are menus. */
export function DocLayout(props: Props) {
  const { sidebar = true, outline = true, footer = true, overview = false, pageType } = useFrontmatter().frontmatter;
  const { routePath, toc: headers } = usePage().page;
  const sidebarPanel = useRef<HTMLDivElement>(null);
  const outlinePanel = useRef<HTMLDivElement>(null);
  const sidebarOpen = usePopover(sidebarPanel);
  const outlineOpen = usePopover(outlinePanel);
  const hasSidebar = sidebar === true;
  const hasOutline = outline && !overview;
  const hasBar = hasSidebar || hasOutline;

  return (
    <>
      {hasBar ? (
        <LocalBar
          sidebar={hasSidebar ? { id: 'page-sidebar', open: sidebarOpen } : undefined}
          outline={hasOutline && headers.length > 0 ? { id: 'page-outline', open: outlineOpen } : undefined}
        />
      ) : null}
      {props.beforeDoc}
      <div className={`rp-doc-layout__container ${styles.container}`} data-wide={pageType === 'doc-wide' || undefined}>
        <SidePanel kind="sidebar" shown={hasSidebar} ref={sidebarPanel}>
          {props.beforeSidebar}
          <Sidebar />
          {props.afterSidebar}
        </SidePanel>
        <Main key={routePath} className={`rp-doc-layout__doc ${styles.main}`}>
          {props.beforeDocContent}
          <Breadcrumb />
          {overview ? (
            <Overview content={<DocContent components={props.components} isOverviewPage />} />
          ) : (
            <div className="rp-doc rspress-doc">
              <DocContent components={props.components} />
            </div>
          )}
          {props.afterDocContent}
          {props.beforeDocFooter}
          {footer ? <DocFooter /> : null}
          {props.afterDocFooter}
        </Main>
        <SidePanel kind="outline" shown={hasOutline} ref={outlinePanel}>
          {props.beforeOutline}
          <Outline headers={headers} />
          {props.afterOutline}
        </SidePanel>
      </div>
      {props.afterDoc}
    </>
  );
}
