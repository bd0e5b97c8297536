import { round } from "@/round";
import { toMetres } from "./units";
function label(length) {
    return `${round(toMetres(length))} m`;
}
export { label };
