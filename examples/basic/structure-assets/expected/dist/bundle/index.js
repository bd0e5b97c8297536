import dot_namespaceObject from "./static/svg/dot.svg";
function badge(text) {
    return `<span class="badge"><img src="${dot_namespaceObject}" alt="">${text}</span>`;
}
export { badge };
