const here = new URL("./static/assets/index.ts", import.meta.url);
export { here };
