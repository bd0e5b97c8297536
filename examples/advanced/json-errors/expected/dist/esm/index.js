import queue from "./queue.js" with {
    type: "json"
};
const retries = queue.retries;
export { retries };
