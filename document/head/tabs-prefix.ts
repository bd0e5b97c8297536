/** Prefix of the storage keys of tab groups. */
export const TABS_PREFIX = 'rspress.tabs.';
