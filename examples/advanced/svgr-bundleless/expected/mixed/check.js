import __rslib_svgr_url__0__ from "./static/svg/check.svg";
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
const check = __rslib_svgr_url__0__;
export default check;
export { SvgCheck as ReactComponent };
