import stripes_namespaceObject from "../static/image/stripes.png";
export default stripes_namespaceObject;
