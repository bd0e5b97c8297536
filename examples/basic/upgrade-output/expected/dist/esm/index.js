import { Worker } from "worker_threads";
import { createRequire as __rspack_createRequire } from "module";
const __rspack_createRequire_require = __rspack_createRequire(import.meta.url);
const lodash = __rspack_createRequire_require("lodash");
const largest = (sizes)=>{
    var _lodash_max;
    return null != (_lodash_max = lodash.max(sizes)) ? _lodash_max : 0;
};
const mode = ()=>import.meta.env.MODE;
const base = ()=>process.env.BASE_URL;
const table = new URL("./static/assets/table.csv", import.meta.url);
const startWorker = ()=>new Worker(new URL("./worker~0.js", import.meta.url), {
        type: "module"
    });
export { base, largest, mode, startWorker, table };
