import package_0 from "../package.json" with {
    type: "json"
};
const version = package_0.version;
export { version };
