import terms_namespaceObject from "./static/assets/terms.txt";
const termsAddress = terms_namespaceObject;
export { termsAddress };
