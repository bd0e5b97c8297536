import { readFileSync } from "node:fs";
function loadTheme() {
    try {
        return readFileSync('theme.txt', 'utf8').trim();
    } catch  {
        return "light";
    }
}
export { loadTheme };
