import { readFileSync } from "node:fs";
const help = ()=>readFileSync(new URL("./static/assets/help.txt", import.meta.url), 'utf8').trim();
export { help };

//# sourceMappingURL=help.js.map