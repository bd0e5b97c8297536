#!/usr/bin/env node
import { percent } from "./a~0.js";
console.log(percent(Number(process.argv[2])).text);

//# sourceMappingURL=cli.js.map