import { convert, type Reading, Scale } from 'tsc-units';

const reading: Reading = convert({ value: 20, scale: Scale.Celsius });
console.log(reading);
