import { toMetres } from 'json-keep';
import units from 'json-keep/units.json' with { type: 'json' };

console.log(toMetres(2, 'mile'), Object.keys(units));
