/** The id of each page's main part, where the skip link leads. No heading has such an id. */
export const MAIN_ID = 'page-main';
