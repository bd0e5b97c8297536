import { readFile } from "node:fs/promises";
async function readPrices(file) {
    return JSON.parse(await readFile(file, 'utf8'));
}
export { readPrices };
