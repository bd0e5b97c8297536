import { readFileSync } from "node:fs";
const file = new URL("./static/assets/colours.txt", import.meta.url);
const colours = readFileSync(file, 'utf8').trim().split('\n');
export { colours };
