import { jsx, jsxs } from "react/jsx-runtime";
import "react";
const SvgCheck = (props)=>/*#__PURE__*/ jsxs("svg", {
        xmlns: "http://www.w3.org/2000/svg",
        viewBox: "0 0 16 16",
        ...props,
        children: [
            /*#__PURE__*/ jsx("rect", {
                x: 2,
                y: 2,
                width: 12,
                height: 12,
                fill: "none",
                stroke: "currentColor"
            }),
            /*#__PURE__*/ jsx("path", {
                d: "M4 8l3 3 5-6",
                fill: "none",
                stroke: "currentColor"
            })
        ]
    });
const checkreact = SvgCheck;
const checkinline_namespaceObject = "data:image/svg+xml;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciIHdpZHRoPSIxNiIgaGVpZ2h0PSIxNiIgdmlld0JveD0iMCAwIDE2IDE2Ij4KICA8cmVjdCB4PSIyIiB5PSIyIiB3aWR0aD0iMTIiIGhlaWdodD0iMTIiIGZpbGw9Im5vbmUiIHN0cm9rZT0iY3VycmVudENvbG9yIi8+CiAgPHBhdGggZD0iTTQgOGwzIDMgNS02IiBmaWxsPSJub25lIiBzdHJva2U9ImN1cnJlbnRDb2xvciIvPgo8L3N2Zz4K";
const checkUrl = checkinline_namespaceObject;
function Done() {
    return /*#__PURE__*/ jsx(checkreact, {
        role: "img",
        "aria-label": "done",
        width: 24,
        height: 24
    });
}
export { Done, checkUrl };
