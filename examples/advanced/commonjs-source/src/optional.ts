export function run() {
  try {
    return require('fast-kit').name;
  } catch {
    return 'without fast-kit';
  }
}
