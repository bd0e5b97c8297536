/** Dispatched on `window` after a client-side navigation has rendered (S-04); the name is Rspress 1's. */
export const PAGE_CHANGE_EVENT = 'RspressReloadContent';
