import {
  percent,
  version
} from "./chunk-MJCW25EW.js";

// src/index.ts
import { basename } from "path";
var loadedFrom = () => basename(import.meta.url);
export {
  loadedFrom,
  percent,
  version
};
//# sourceMappingURL=index.js.map