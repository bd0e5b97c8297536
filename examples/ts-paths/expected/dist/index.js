import { fromFeet } from "./units/metre.js";
const fromYards = (yards)=>fromFeet(3 * yards);
export { fromYards };
