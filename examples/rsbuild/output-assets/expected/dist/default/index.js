import dot_namespaceObject from "./static/svg/dot.svg";
export { dot_namespaceObject as dot };
