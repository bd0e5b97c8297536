export class Queue {
  size(): number {
    return 0;
  }
}
