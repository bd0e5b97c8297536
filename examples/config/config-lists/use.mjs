import { portOf } from 'config-lists';

console.log(portOf({}), portOf({ port: 8080 }));
