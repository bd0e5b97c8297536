import queue from "./queue.js";
const retries = queue.retries;
export { retries };
