/** Constants from K-04 and S-06. */
export const zoomOptions = {
  /** Scrolling further than this closes the image, in CSS pixels. */
  scrollOffset: 40,
  /** How long after that, in milliseconds. */
  closeDelay: 150,
  /** Duration of the animations, in milliseconds. */
  duration: 300,
  /** Delay after a navigation before its images become zoomable, in milliseconds. */
  attachDelay: 100,
} as const;
