import { round } from "./round";
import { toMetres } from "./units/index";
function label(length) {
    return `${round(toMetres(length))} m`;
}
export { label };
