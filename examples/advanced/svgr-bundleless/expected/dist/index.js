import { jsx } from "react/jsx-runtime";
import { ReactComponent } from "./check.js";
function Done() {
    return /*#__PURE__*/ jsx(ReactComponent, {
        role: "img",
        "aria-label": "done",
        width: 24,
        height: 24
    });
}
export { Done };
