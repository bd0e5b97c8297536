import * as modern from 'config-override';
import * as legacy from 'config-override/legacy';

console.log(modern.portOf({}), legacy.portOf({ server: { port: 8080 } }));
