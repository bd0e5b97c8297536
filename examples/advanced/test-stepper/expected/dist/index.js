import { jsx, jsxs } from "react/jsx-runtime";
import { useState } from "react";
const clamp = (value, min, max)=>Math.min(max, Math.max(min, value));
const Stepper_module = {
    stepper: "stepper-HCxBwY"
};
function Stepper({ label, max = 9 }) {
    const [count, setCount] = useState(1);
    const add = (step)=>setCount(clamp(count + step, 0, max));
    return /*#__PURE__*/ jsxs("fieldset", {
        className: Stepper_module.stepper,
        children: [
            /*#__PURE__*/ jsx("legend", {
                children: label
            }),
            /*#__PURE__*/ jsx("button", {
                type: "button",
                onClick: ()=>add(-1),
                "aria-label": "less",
                children: "-"
            }),
            /*#__PURE__*/ jsx("output", {
                children: count
            }),
            /*#__PURE__*/ jsx("button", {
                type: "button",
                onClick: ()=>add(1),
                "aria-label": "more",
                children: "+"
            })
        ]
    });
}
export { Stepper, clamp };
