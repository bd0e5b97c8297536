import { round } from "@/round";
import { toMeters } from "./units/index.js";
function label(length) {
    return `${round(toMeters(length))} m`;
}
export { label };
