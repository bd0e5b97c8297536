import { round } from "./round";
import { toMeters } from "./units/index";
function label(length) {
    return `${round(toMeters(length))} m`;
}
export { label };
