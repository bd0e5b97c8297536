import { __webpack_require__ } from "./rslib-runtime.js";
const help_namespaceObject = __webpack_require__.p + "static/assets/help.txt";
export default help_namespaceObject;
