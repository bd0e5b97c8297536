import { Worker } from "node:worker_threads";
import * as __rspack_external_lodash from "lodash";
var __webpack_modules__ = {};
var __webpack_module_cache__ = {};
function __webpack_require__(moduleId) {
    var cachedModule = __webpack_module_cache__[moduleId];
    if (void 0 !== cachedModule) return cachedModule.exports;
    var module = __webpack_module_cache__[moduleId] = {
        exports: {}
    };
    __webpack_modules__[moduleId](module, module.exports, __webpack_require__);
    return module.exports;
}
__webpack_require__.m = __webpack_modules__;
(()=>{
    __webpack_require__.add = function(modules) {
        Object.assign(__webpack_require__.m, modules);
    };
})();
__webpack_require__.add({
    lodash (module) {
        module.exports = __rspack_external_lodash;
    }
});
const lodash = __webpack_require__("lodash");
const largest = (sizes)=>lodash.max(sizes) ?? 0;
const mode = ()=>"production";
const base = ()=>"/";
const table = new URL('./table.csv', import.meta.url);
const startWorker = ()=>new Worker(new URL('./worker.ts', import.meta.url));
export { base, largest, mode, startWorker, table };
