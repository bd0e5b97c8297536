import { Square } from './square';

export class Shape {
  static unit(): Shape {
    return new Square();
  }
}
