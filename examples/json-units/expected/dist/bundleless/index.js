import units, { inch } from "./units.js";
const inchesToMetres = (inches)=>inches * inch.factor;
const milesToMetres = (miles)=>miles * units.mile.factor;
export { inchesToMetres, milesToMetres };
