export class Gauge {
  static defaults = { unit: 'bar' };
}
