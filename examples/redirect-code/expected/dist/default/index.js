import { round } from "./round.js";
import { toMetres } from "./units/index.js";
function label(length) {
    return `${round(toMetres(length))} m`;
}
export { label };
