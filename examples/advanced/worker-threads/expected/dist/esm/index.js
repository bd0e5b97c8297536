import { Worker } from "node:worker_threads";
const createCounter = ()=>new Worker(new URL("./thread~0.js", import.meta.url), {
        type: "module"
    });
export { createCounter };
