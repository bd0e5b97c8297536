import { __webpack_require__ } from "./rslib-runtime~1.js";
import * as __rspack_external_lodash from "lodash";
__webpack_require__.add({
    v (module) {
        module.exports = __rspack_external_lodash;
    }
});
const run = ()=>__webpack_require__("v").capitalize('kg');
export { run };
