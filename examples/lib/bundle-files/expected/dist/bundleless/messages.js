var messages_namespaceObject = /*#__PURE__*/ JSON.parse('{"invalid":"not a port"}');
var invalid = messages_namespaceObject.invalid;
export default messages_namespaceObject;
export { invalid };
