import { decimal as locale_decimal } from "@acme/locale";
import sum from "lodash/sum.js";
import { createElement } from "react";
const format = (cents, decimal)=>`${(cents / 100).toFixed(2).replace(".", decimal)} EUR`;
function Total({ prices }) {
    return createElement('b', null, format(sum(prices), locale_decimal));
}
export { Total };
