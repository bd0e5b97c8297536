import { readFileSync } from "node:fs";
const file = new URL("./static/assets/colors.txt", import.meta.url);
const colors = readFileSync(file, 'utf8').trim().split('\n');
export { colors };
