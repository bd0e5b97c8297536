import { Shape } from 'debug-circular';

console.log(Shape.unit());
