import * as __rspack_external_react from "react";
function Price({ value }) {
    return /*#__PURE__*/ __rspack_external_react.createElement("b", null, value, " €");
}
export { Price };
