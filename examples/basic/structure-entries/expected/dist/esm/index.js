import { jobs } from "./7~0.js";
function enqueue(name) {
    jobs.push(name);
}
export { enqueue };
