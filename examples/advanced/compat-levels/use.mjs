import { Stopwatch } from 'compat-levels';
import { Stopwatch as LegacyStopwatch } from 'compat-levels/legacy';

for (const Class of [Stopwatch, LegacyStopwatch]) {
  const seconds = new Class().start(0).seconds(1500);
  console.log({ seconds, privateField: Class.toString().includes('#started') });
}
