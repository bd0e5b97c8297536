import { useState } from "react";
const Rating_module = {
    rating: "rating-Pk2wwT"
};
function Rating({ label, initial = 0 }) {
    const [stars, setStars] = useState(initial);
    return /*#__PURE__*/ React.createElement("div", {
        role: "group",
        "aria-label": label,
        className: Rating_module.rating
    }, [
        1,
        2,
        3
    ].map((n)=>/*#__PURE__*/ React.createElement("button", {
            key: n,
            type: "button",
            "aria-pressed": n <= stars,
            onClick: ()=>setStars(n)
        }, n)));
}
export { Rating };
