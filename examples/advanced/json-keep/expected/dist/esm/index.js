import units from "./units.json" with {
    type: "json"
};
const table = units;
const toMeters = (value, unit)=>value * table[unit].factor;
export { toMeters };
