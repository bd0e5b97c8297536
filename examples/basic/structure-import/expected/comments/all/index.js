const loadGerman = ()=>import("./german~1.js");
const loadPlugin = (url)=>import(/* webpackIgnore: true */ /* @vite-ignore */ url);
export { loadGerman, loadPlugin };
