/** How long after a page change its images can be enlarged, in milliseconds (S-06). */
export const ATTACH_DELAY = 100;

/** The images of a page's text, unless they are linked, or part of a control or a component. */
const IMAGES = '.rspress-doc img:not(a *, button *, .rp-not-doc *)';

let timer: ReturnType<typeof setTimeout> | undefined;

/** Lets readers enlarge the images of a page. Only pages with images load the engine. Called once for each page. */
export function watchImages(): void {
  const load = () => document.querySelector(IMAGES) && import('./enlarge');
  const early = load();
  const attach = () => (early ?? load())?.then(({ attachZoom }) => attachZoom(IMAGES)).catch(console.error);
  clearTimeout(timer);
  timer = setTimeout(attach, ATTACH_DELAY);
}
