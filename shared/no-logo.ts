/** A transparent 1 × 1 px image, which keeps the place of a logo that is missing or fails to load (D-10). */
export const NO_LOGO = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';
