import { Stopwatch } from 'compat-levels';
import { Stopwatch as LegacyStopwatch } from 'compat-levels/legacy';

for (const Class of [Stopwatch, LegacyStopwatch]) {
  const native = Class.toString().includes('#started');
  console.log(`${new Class().start(0).seconds(1500)} s, private field: ${native}`);
}
