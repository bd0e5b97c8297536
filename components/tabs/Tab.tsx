import type { ReactNode } from 'react';

export type TabProps = {
  label: string;
  /** Identifies the tab in storage; defaults to the label. */
  value?: string;
  children?: ReactNode;
};

/** A tab. `Tabs` reads its props and renders it; on its own it renders its content. */
export function Tab({ children }: TabProps) {
  return <>{children}</>;
}
