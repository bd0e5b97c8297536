/** Dispatched on `window` once another page is on the screen (S-04), under the name of Rspress 1. */
export const PAGE_CHANGE_EVENT = 'RspressReloadContent';
