import { jsxs } from "react/jsx-runtime.js";
import "react";
function Price({ value }) {
    return /*#__PURE__*/ jsxs("b", {
        children: [
            value,
            " €"
        ]
    });
}
export { Price };
