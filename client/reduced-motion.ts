/** Whether the reader prefers little motion; live, and undefined where nobody can tell, as on the server. */
export const reducedMotion: MediaQueryList | undefined = globalThis.matchMedia?.('(prefers-reduced-motion: reduce)');
