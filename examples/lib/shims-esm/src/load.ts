export function load(name: string): unknown {
  return require(name);
}
