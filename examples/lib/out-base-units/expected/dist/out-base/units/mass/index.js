import { round } from "../../round.js";
function toKilograms(pounds) {
    return round(0.45359237 * pounds);
}
export { toKilograms };
