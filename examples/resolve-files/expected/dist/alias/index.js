import { unit } from "@acme/units";
const geo = 'default';
const parts = {
    geo: geo,
    unit: unit,
    storage: "memory"
};
export { parts };
