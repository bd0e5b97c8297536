import type { Page } from 'playwright/test';

/** Rspress's class names that tests rely on; everything else is found by role. */
export const SIDEBAR = '.rp-doc-layout__sidebar';
const OUTLINE = '.rp-doc-layout__outline';
export const LOCAL_BAR = '.rp-doc-layout__menu';
export const DOC_FOOTER = '.rp-doc-footer';
export const ARTICLE = '.rp-doc';
export const PROSE = `main ${ARTICLE} > :is(p:not(.rp-not-doc, :has(> img)), ul, ol)`;
export const TABLE = '.rp-table-scroll-container';

export const sidebarOf = (page: Page) => page.locator(SIDEBAR);
export const outlineOf = (page: Page) => page.locator(OUTLINE);
export const localBarOf = (page: Page) => page.locator(LOCAL_BAR);
export const footerOf = (page: Page) => page.locator(DOC_FOOTER);

export const outlineLinksOf = (page: Page) => outlineOf(page).locator('a[href^="#"]');
/** What opens and closes a group; a `summary` has no role. */
export const groupOf = (page: Page, name: string) => sidebarOf(page).locator('summary', { hasText: name });
