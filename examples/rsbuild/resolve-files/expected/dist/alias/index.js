import { unit } from "@acme/units";
const geo = 'default';
const parts = {
    clock: "hrtime",
    geo: geo,
    unit: unit,
    storage: "memory"
};
export { parts };
