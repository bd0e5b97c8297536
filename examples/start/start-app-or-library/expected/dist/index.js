import capitalize from "lodash/capitalize.js";
function sentence(text) {
    return `${capitalize(text)}.`;
}
export { sentence };
