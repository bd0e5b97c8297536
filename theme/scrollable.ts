/** Attributes of a box that scrolls sideways, also by keyboard; `document/watch-scrollers.ts` updates them. */
export const scrollable = (name: string) =>
  ({ role: 'group', tabIndex: 0, 'aria-label': name, 'data-scroller': name }) as const;
