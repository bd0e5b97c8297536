import units, { inch } from "./units.js";
const inchesToMeters = (inches)=>inches * inch.factor;
const milesToMeters = (miles)=>miles * units.mile.factor;
export { inchesToMeters, milesToMeters };
