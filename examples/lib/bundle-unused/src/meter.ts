export function Meter() {
  return 'volt';
}
Meter.label = 'ohm';
