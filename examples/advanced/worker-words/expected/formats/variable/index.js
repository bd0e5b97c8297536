const address = new URL("./static/assets/counter.ts", import.meta.url);
const fromVariable = ()=>new Worker(address);
const fromString = ()=>new Worker('./counter.ts');
const shared = ()=>new SharedWorker(new URL("./counter~2.js", import.meta.url), {
        type: "module"
    });
export { fromString, fromVariable, shared };
