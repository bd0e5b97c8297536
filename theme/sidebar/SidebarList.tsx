import type { SidebarData } from '@rspress/core';
import type { Entry } from '../../site/sidebar-tree';
import { Level } from './Level';
import { useActivity } from './use-activity';
import { useOpenGroups } from './use-open-groups';

/** The entries of a sidebar; its state is our own, so the setter that Rspress passes is not needed. */
export function SidebarList({ sidebarData }: { sidebarData: SidebarData; setSidebarData?: unknown }) {
  const activityOf = useActivity();
  const entries = sidebarData as Entry[];
  const [open, toggle] = useOpenGroups(entries, activityOf);
  return <Level entries={entries} state={{ activityOf, open, toggle }} />;
}
