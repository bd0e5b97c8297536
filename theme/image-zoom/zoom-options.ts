/** Constants of the requirements K-04 and S-06. */
export const zoomOptions = {
  /** What stays free at each edge of the window, in CSS pixels. */
  margin: 0,
  /** A reader who scrolls further than this, in CSS pixels, closes the image. */
  scrollThreshold: 40,
  /** From such scrolling to closing, in milliseconds. */
  closeDelay: 150,
  /** From the image's place to the middle of the window, in milliseconds. */
  duration: 300,
  /** From a change of page until its images can be opened, in milliseconds. */
  attachDelay: 100,
} as const;
