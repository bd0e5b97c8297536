import { jsxs } from "react/jsx-runtime";
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
