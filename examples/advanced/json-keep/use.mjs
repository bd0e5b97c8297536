import { toMeters } from 'json-keep';
import units from 'json-keep/units.json' with { type: 'json' };

console.log(toMeters(2, 'mile'), Object.keys(units));
