export const loadGerman = () => import(/* webpackChunkName: "german" */ './languages/de.js');

export const loadPlugin = (url: string) => import(/* webpackIgnore: true */ /* @vite-ignore */ url);
