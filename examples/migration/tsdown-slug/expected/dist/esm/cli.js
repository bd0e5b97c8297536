#!/usr/bin/env node
import { slugify } from "./k~0.js";
console.log(slugify(process.argv[2]).text);

//# sourceMappingURL=cli.js.map