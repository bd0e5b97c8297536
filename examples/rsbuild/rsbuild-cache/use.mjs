import { portOf } from 'rsbuild-cache';

console.log(portOf({}), portOf({ port: 8080 }));
