import { useSidebar } from '@rspress/core/runtime';
import { useText } from '../use-text';
import { SidebarList } from './SidebarList';

/** The pages of the section, as one landmark of lists. */
export function Sidebar() {
  const text = useText();
  return (
    <nav aria-label={text('pages.name')}>
      <SidebarList sidebarData={useSidebar()} />
    </nav>
  );
}
