import { Children, isValidElement, type ReactNode } from 'react';

export type TabProps = {
  label?: ReactNode;
  /** Identifies the tab in storage; defaults to the label if that is a string, else to the index. */
  value?: string;
  disabled?: boolean;
  children?: ReactNode;
};

export type TabItem = Required<Pick<TabProps, 'value' | 'disabled'>> & Pick<TabProps, 'label' | 'children'>;

/** Reads the `Tab` elements in `Tabs`; ignores text and line breaks between them. */
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
 * @param wanted the stored or chosen value; may be anything
 * @param fallback the author's default, or undefined for the first tab
 * @returns the value of the selected tab; undefined if none is enabled
 */
export function selectedTab(tabs: readonly TabItem[], wanted: string | null, fallback?: string): string | undefined {
  const open = tabs.filter(({ disabled }) => !disabled).map(({ value }) => value);
  return [wanted, fallback].find((value) => value != null && open.includes(value)) ?? open[0];
}
