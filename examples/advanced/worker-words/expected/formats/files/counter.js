import { split } from "./split.js";
self.onmessage = ({ data })=>self.postMessage(split(data).length);
