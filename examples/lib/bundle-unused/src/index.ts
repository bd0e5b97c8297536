export { Gauge } from './gauge';
export { Meter } from './meter';
export { percent } from './percent';
export { Table } from './table';
