import { kelvin } from 'ts-overwrite';

console.log(kelvin(20));
