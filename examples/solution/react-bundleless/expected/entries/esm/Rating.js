"use client";
import { jsx } from "react/jsx-runtime";
import { useState } from "react";
const Rating_module = {
    rating: "rating-a4RXKA"
};
function Rating({ label, initial = 0 }) {
    const [stars, setStars] = useState(initial);
    return /*#__PURE__*/ jsx("div", {
        role: "group",
        "aria-label": label,
        className: Rating_module.rating,
        children: [
            1,
            2,
            3
        ].map((n)=>/*#__PURE__*/ jsx("button", {
                type: "button",
                "aria-pressed": n <= stars,
                onClick: ()=>setStars(n),
                children: n
            }, n))
    });
}
export { Rating };
