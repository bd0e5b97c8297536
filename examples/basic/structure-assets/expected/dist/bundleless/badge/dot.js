import dot_namespaceObject from "../static/svg/dot.svg";
export default dot_namespaceObject;
