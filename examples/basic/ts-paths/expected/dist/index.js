import { fromFeet } from "./units/meter.js";
const fromYards = (yards)=>fromFeet(3 * yards);
export { fromYards };
