import meter from "./meter.js";
const read = ()=>meter.read();
export { read };
