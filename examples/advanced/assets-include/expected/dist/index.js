import ports_namespaceObject from "./static/assets/ports.csv";
const ports = ports_namespaceObject;
export { ports };
