const createCounter = ()=>new Worker(new URL("./counter~0.js", import.meta.url), {
        type: "module"
    });
export { createCounter };
