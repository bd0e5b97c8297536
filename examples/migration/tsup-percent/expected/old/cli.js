#!/usr/bin/env node
import {
  percent
} from "./chunk-MJCW25EW.js";

// src/cli.ts
console.log(percent(Number(process.argv[2])).text);
//# sourceMappingURL=cli.js.map