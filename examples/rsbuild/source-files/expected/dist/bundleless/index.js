const ready = Reflect.get(globalThis, 'ready');
export { default as model } from "./robot.js";
export { ready };
