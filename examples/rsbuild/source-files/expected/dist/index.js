Object.assign(globalThis, {
    ready: 'yes'
});
const robot_namespaceObject = "data:application/vnd.ms-pki.stl;base64,c29saWQgcm9ib3QK";
const ready = Reflect.get(globalThis, 'ready');
export { ready, robot_namespaceObject as model };
