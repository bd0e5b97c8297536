import 'empty-output';

console.log(typeof globalThis.kelvin);
