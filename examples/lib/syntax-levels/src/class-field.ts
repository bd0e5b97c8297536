export class Point {
  x = 1;
}
