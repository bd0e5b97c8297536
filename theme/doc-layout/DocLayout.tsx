import { useFrontmatter, usePage } from '@rspress/core/runtime';
import { DocContent } from '@rspress/core/theme';
import type { DocLayout as StockDocLayout } from '@rspress/core/theme-original';
import { type ComponentProps, useRef } from 'react';
import { groupId } from '../../site/overview-index';
import { Breadcrumb } from '../breadcrumb/Breadcrumb';
import { DocFooter } from '../doc-footer/DocFooter';
import { usePopover } from '../menu/use-popover';
import { Outline } from '../outline/Outline';
import { useGroups } from '../overview/use-groups';
import { Sidebar } from '../sidebar/Sidebar';
import styles from './DocLayout.module.css';
import './layout-sizes.css';
import { LocalBar } from './LocalBar';
import { Main } from './Main';
import { SidePanel } from './SidePanel';

type Props = ComponentProps<typeof StockDocLayout>;

/**
 * The layout of `doc` and `doc-wide` pages: sidebar, article and outline. On narrow viewports the sides are popovers.
 */
export function DocLayout(props: Props) {
  const { sidebar = true, outline = true, footer = true, pageType } = useFrontmatter().frontmatter;
  const { routePath, toc } = usePage().page;
  const groups = useGroups().map((group) => ({ id: groupId(group) ?? '', text: group.name, depth: 2, charIndex: -1 }));
  const headers = [...groups.filter(({ id }) => id), ...toc];
  const sidebarPanel = useRef<HTMLDivElement>(null);
  const outlinePanel = useRef<HTMLDivElement>(null);
  const sidebarOpen = usePopover(sidebarPanel);
  const outlineOpen = usePopover(outlinePanel);
  const hasSidebar = sidebar === true;
  const hasOutline = Boolean(outline);
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
          <div className="rp-doc rspress-doc">
            <DocContent components={props.components} />
          </div>
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
