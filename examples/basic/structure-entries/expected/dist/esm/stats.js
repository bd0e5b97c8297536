import { jobs } from "./7~0.js";
function waiting() {
    return jobs.length;
}
export { waiting };
