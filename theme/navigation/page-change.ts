/**
 * Dispatched on `window` after the content of another page is on the screen. It has the name that
 * Rspress 1 gave it, so that scripts written for that still hear it.
 */
export const PAGE_CHANGE_EVENT = 'RspressReloadContent';
