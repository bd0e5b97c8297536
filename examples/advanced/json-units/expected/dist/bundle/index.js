var units_namespaceObject = /*#__PURE__*/ JSON.parse('{"j1":{"G":0.0254},"wl":{"G":1609.344}}');
const inchesToMeters = (inches)=>inches * units_namespaceObject.j1.G;
const milesToMeters = (miles)=>miles * units_namespaceObject.wl.G;
export { inchesToMeters, milesToMeters };
