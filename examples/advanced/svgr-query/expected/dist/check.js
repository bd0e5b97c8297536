import check_namespaceObject from "./static/svg/check.svg";
export default check_namespaceObject;
