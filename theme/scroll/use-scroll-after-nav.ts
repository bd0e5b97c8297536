/** Nothing: `useScrollReset` does all scrolling, also on pages without a document. */
export function useScrollAfterNav(): void {}
