import { toFahrenheit } from 'dual-format';

console.log(`import: ${toFahrenheit(21)}`);
