import sum from "lodash/sum.js";
import { createElement } from "react";
const format = (cents)=>`${(cents / 100).toFixed(2)} EUR`;
function Total({ prices }) {
    return createElement('b', null, format(sum(prices)));
}
export { Total };
