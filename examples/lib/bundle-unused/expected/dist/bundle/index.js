class Gauge {
    static defaults = {
        unit: 'bar'
    };
}
function Meter() {
    return 'volt';
}
Meter.label = 'ohm';
const percent = (part, whole)=>100 * part / whole;
const build = (name)=>({
        name: name.toUpperCase()
    });
const Table = build('row');
export { Gauge, Meter, Table, percent };
