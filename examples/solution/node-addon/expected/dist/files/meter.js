import node_path from "node:path";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
const meter_filename = fileURLToPath(import.meta.url);
const meter_dirname = node_path.dirname(meter_filename);
const meter_require = createRequire(import.meta.url);
let meter_native;
try {
    meter_native = meter_require(node_path.join(meter_dirname, "meter.node"));
} catch (error) {
    throw new Error('Failed to load Node.js addon: "meter.node"', {
        cause: error
    });
}
const meter = meter_native;
export default meter;
