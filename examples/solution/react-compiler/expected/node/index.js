import { jsx } from "react/jsx-runtime";
function Total({ prices }) {
    const sum = prices.reduce((all, price)=>all + price, 0);
    return /*#__PURE__*/ jsx("output", {
        children: sum
    });
}
export { Total };
