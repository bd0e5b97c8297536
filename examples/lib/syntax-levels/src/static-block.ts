export class Registry {
  static {
    console.log('ready');
  }
}
