import { add } from "./add.wasm";
function sum(values) {
    return values.reduce((total, value)=>add(total, value), 0);
}
export { sum };
