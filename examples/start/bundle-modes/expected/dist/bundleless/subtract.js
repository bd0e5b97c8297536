import { add } from "./add.js";
function subtract(a, b) {
    return add(a, -b);
}
export { subtract };
