import { jsx, jsxs } from "react/jsx-runtime";
function Card({ title, children }) {
    return /*#__PURE__*/ jsxs("article", {
        className: "card",
        children: [
            /*#__PURE__*/ jsx("h3", {
                children: title
            }),
            /*#__PURE__*/ jsx("p", {
                children: children
            })
        ]
    });
}
export { Card };
