// The parts of Rspress's layout that tests find by class. Everything else is found by role and name.

export const ARTICLE = '.rp-doc';
export const SIDEBAR = '.rp-doc-layout__sidebar';
export const OUTLINE = '.rp-doc-layout__outline';
/** The bar with the buttons of the sidebar and the outline in narrow windows. */
export const LOCAL_BAR = '.rp-doc-layout__menu';
export const DOC_FOOTER = '.rp-doc-footer';
export const TABLE = '.rp-table-scroll-container';
