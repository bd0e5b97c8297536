var units_namespaceObject = /*#__PURE__*/ JSON.parse('{"meter":{"symbol":"m","factor":1},"inch":{"symbol":"in","factor":0.0254},"mile":{"symbol":"mi","factor":1609.344}}');
var inch = units_namespaceObject.inch;
var meter = units_namespaceObject.meter;
var mile = units_namespaceObject.mile;
export default units_namespaceObject;
export { inch, meter, mile };
