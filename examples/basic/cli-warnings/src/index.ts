export const open = (url: string) => import(url);
