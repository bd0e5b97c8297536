import { Children, isValidElement, type ReactNode } from 'react';

export type TabProps = {
  label?: ReactNode;
  /** What is remembered of this tab; by default its label, where that is text, else its position. */
  value?: string;
  disabled?: boolean;
  children?: ReactNode;
};

export type TabItem = Required<Pick<TabProps, 'value' | 'disabled'>> & Pick<TabProps, 'label' | 'children'>;

/** Reads the `Tab` elements among the children of `Tabs`; text and line breaks between them are no tabs. */
export function tabsOf(children: ReactNode): TabItem[] {
  return Children.toArray(children)
    .filter((child) => isValidElement<TabProps>(child))
    .map(({ props: { label, value, disabled = false, children } }, index) => ({
      label: label ?? value ?? index + 1,
      value: value ?? (typeof label === 'string' ? label : String(index)),
      disabled,
      children,
    }));
}

/**
 * Decides which tab shows.
 *
 * @param wanted the value that was chosen, or stored; anything
 * @param fallback the value that the writer chose, or undefined for the first tab
 * @returns the value of a tab that can be chosen; undefined where there is none
 */
export function selectedTab(tabs: readonly TabItem[], wanted: string | null, fallback?: string): string | undefined {
  const open = tabs.filter(({ disabled }) => !disabled).map(({ value }) => value);
  return [wanted, fallback].find((value) => value != null && open.includes(value)) ?? open[0];
}
