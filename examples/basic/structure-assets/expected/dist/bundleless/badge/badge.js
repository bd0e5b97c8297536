import "./badge.css";
import dot from "./dot.js";
function badge(text) {
    return `<span class="badge"><img src="${dot}" alt="">${text}</span>`;
}
export { badge };
