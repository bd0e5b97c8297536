import { jsx } from "react/jsx-runtime";
const Cart = ()=>/*#__PURE__*/ jsx("svg", {
        viewBox: "0 0 16 16",
        width: "16",
        "aria-hidden": "true",
        children: /*#__PURE__*/ jsx("path", {
            d: "M1 2h2l2 8h8l2-6H4",
            fill: "none",
            stroke: "currentColor"
        })
    });
export { Cart };
