var package_namespaceObject = {
    rE: "2.1.0"
};
const version = package_namespaceObject.rE;
export { version };
