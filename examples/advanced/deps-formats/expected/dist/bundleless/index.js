import { format } from "@acme/currency";
import sum from "lodash/sum.js";
import { createElement } from "react";
function Total({ prices }) {
    return createElement('b', null, format(sum(prices)));
}
export { Total };
