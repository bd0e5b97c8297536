import type { TabProps } from './tab-list';

/** One tab. `Tabs` reads its props and lays it out; alone, it is its content. */
export function Tab({ children }: TabProps) {
  return <>{children}</>;
}
