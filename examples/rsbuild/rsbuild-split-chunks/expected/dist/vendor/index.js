import { __webpack_require__ } from "./l~1.js";
import "./vendor~1.js";
const upperFirst = __webpack_require__("./node_modules/lodash/upperFirst.js");
var upperFirst_default = /*#__PURE__*/ __webpack_require__.n(upperFirst);
function title(words) {
    return upperFirst_default()(words);
}
export { title };
