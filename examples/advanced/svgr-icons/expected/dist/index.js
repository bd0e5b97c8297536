import { jsx, jsxs } from "react/jsx-runtime";
import "react";
const SvgCheck = (props)=>/*#__PURE__*/ jsxs("svg", {
        xmlns: "http://www.w3.org/2000/svg",
        width: 16,
        height: 16,
        viewBox: "0 0 16 16",
        ...props,
        children: [
            /*#__PURE__*/ jsx("path", {
                fill: "none",
                stroke: "currentColor",
                d: "M2 2h12v12H2z"
            }),
            /*#__PURE__*/ jsx("path", {
                fill: "none",
                stroke: "currentColor",
                d: "m4 8 3 3 5-6"
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
