import type { TabProps } from './tab-list';

/** A tab. `Tabs` reads its props and renders it; on its own it renders its content. */
export function Tab({ children }: TabProps) {
  return <>{children}</>;
}
