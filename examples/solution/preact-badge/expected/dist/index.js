import { jsxs } from "preact/jsx-runtime";
import { useState } from "preact/hooks";
function Badge({ amount }) {
    const [shown, show] = useState(amount);
    return /*#__PURE__*/ jsxs("button", {
        onClick: ()=>show(shown + 1),
        children: [
            "$",
            shown.toFixed(2)
        ]
    });
}
export { Badge };
