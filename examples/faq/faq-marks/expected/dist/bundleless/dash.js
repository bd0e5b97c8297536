import dash_namespaceObject from "./static/svg/dash.svg";
export default dash_namespaceObject;
