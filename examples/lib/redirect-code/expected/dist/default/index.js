import { round } from "./round.js";
import { toMeters } from "./units/index.js";
function label(length) {
    return `${round(toMeters(length))} m`;
}
export { label };
