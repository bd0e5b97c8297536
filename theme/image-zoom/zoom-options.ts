/** Constants from K-04 and S-06; the other ones of K-04 are medium-zoom's defaults. */
export const zoomOptions = {
  /** Free space at each edge of the viewport, in CSS pixels. */
  margin: 0,
  /** Scrolling further than this closes the image, in CSS pixels. */
  scrollOffset: 40,
  /** Delay after a navigation before its images become zoomable, in milliseconds. */
  attachDelay: 100,
} as const;
