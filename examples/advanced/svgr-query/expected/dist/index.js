import { jsx } from "react/jsx-runtime";
import check from "./check.js";
function Done() {
    return /*#__PURE__*/ jsx(check, {
        role: "img",
        "aria-label": "done",
        width: 24,
        height: 24
    });
}
export { Done };
