/** How many pages each language gets besides its own about 50, to have ten times as many. */
export const ADDED_PAGES = 450;
