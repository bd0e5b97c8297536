import type { SidebarData } from '@rspress/core';
import { nearest } from '../../search/engine/nearest-titles';
import { type PageLink, sidebarPages } from '../../site/sidebar-tree';

/** Lower similarities are common among pages of the same folder. */
const LEAST_LIKENESS = 0.4;

/** The pages whose paths or titles are most similar to a path without a page. */
export function nearestPages(sidebars: readonly SidebarData[], address: string): PageLink[] {
  return nearest(sidebars.flatMap(sidebarPages), ({ text, link }) => [link, text], address, LEAST_LIKENESS);
}
