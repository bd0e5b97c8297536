const loadGerman = ()=>import("./german~0.js");
const loadPlugin = (url)=>import(/* @vite-ignore */ url);
export { loadGerman, loadPlugin };
