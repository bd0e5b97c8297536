export const load = (): Promise<unknown> => import("./bigint.js");
