import { Shape } from './shape';

export class Square extends Shape {
  side = 1;
}
