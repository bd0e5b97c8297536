/** Live media query; undefined where there is no `matchMedia`, as on the server. */
export const reducedMotion: MediaQueryList | undefined = globalThis.matchMedia?.('(prefers-reduced-motion: reduce)');
