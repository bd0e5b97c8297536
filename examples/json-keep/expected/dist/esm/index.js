import units from "./units.json" with {
    type: "json"
};
const table = units;
const toMetres = (value, unit)=>value * table[unit].factor;
export { toMetres };
