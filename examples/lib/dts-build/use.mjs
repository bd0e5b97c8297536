import { format } from 'dts-build';

console.log(format(2, { symbol: 'm', factor: 100 }));
