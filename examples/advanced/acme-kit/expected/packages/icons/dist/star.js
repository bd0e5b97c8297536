import { jsx } from "react/jsx-runtime";
const Star = ()=>/*#__PURE__*/ jsx("svg", {
        viewBox: "0 0 16 16",
        width: "16",
        "aria-hidden": "true",
        children: /*#__PURE__*/ jsx("path", {
            d: "M8 1l2 5h5l-4 3 2 6-5-4-5 4 2-6-4-3h5z",
            fill: "currentColor"
        })
    });
export { Star };
