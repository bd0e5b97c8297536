export { add } from "./add.js";
export { subtract } from "./subtract.js";
