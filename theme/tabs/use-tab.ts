import { useState, useSyncExternalStore } from 'react';
import { onTabChange, readTab, rememberTab } from '../../head/tab-memory';

/**
 * The chosen tab: shared by all groups of the same id, or of this group alone where there is no id.
 *
 * @returns the chosen value, null before any choice and in the pre-rendered page; and a function that chooses
 */
export function useTab(groupId?: string): [chosen: string | null, choose: (value: string) => void] {
  const [own, setOwn] = useState<string | null>(null);
  const shared = useSyncExternalStore(
    onTabChange,
    () => (groupId ? readTab(groupId) : null),
    () => null,
  );
  return groupId ? [shared, (value) => rememberTab(groupId, value)] : [own, setOwn];
}
