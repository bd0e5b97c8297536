/** Attributes of a box that scrolls sideways, also by keyboard; `client/watch-scrollers.ts` removes them if it need not. */
export const scrollable = (name: string) =>
  ({ role: 'group', tabIndex: 0, 'aria-label': name, 'data-scroller': 'tabindex role aria-label' }) as const;
