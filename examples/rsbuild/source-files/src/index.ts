import model from './robot.stl';

export { model };
export const ready = Reflect.get(globalThis, 'ready');
