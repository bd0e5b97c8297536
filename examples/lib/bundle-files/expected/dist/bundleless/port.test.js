import { parsePort } from "./port.js";
if (80 !== parsePort('80')) throw new Error('parsePort is broken');
