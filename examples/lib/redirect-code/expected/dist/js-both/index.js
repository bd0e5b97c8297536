import { round } from "@/round";
import { toMeters } from "./units";
function label(length) {
    return `${round(toMeters(length))} m`;
}
export { label };
