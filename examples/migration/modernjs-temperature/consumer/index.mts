import { fromCelsius, type Degrees } from 'modernjs-temperature';

export const boiling: Degrees = fromCelsius(100);
