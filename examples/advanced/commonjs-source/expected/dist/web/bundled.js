import { __webpack_require__ } from "./rslib-runtime~0.js";
__webpack_require__.add({
    Q (__unused_rspack_module, exports) {
        const { capitalize } = require("lodash");
        exports.D = (text)=>capitalize(text);
    }
});
const old_chart = __webpack_require__("Q");
const run = ()=>(0, old_chart.D)('kg');
export { run };
