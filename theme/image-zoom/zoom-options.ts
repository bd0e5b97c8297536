/** Constants of the requirements K-04 and S-06; the others of K-04 are medium-zoom's own. */
export const zoomOptions = {
  /** What stays free at each edge of the window, in CSS pixels. */
  margin: 0,
  /** A reader who scrolls further than this, in CSS pixels, closes the image. */
  scrollOffset: 40,
  /** From a change of page until its images can be opened, in milliseconds. */
  attachDelay: 100,
} as const;
