function _define_property(obj, key, value) {
    if (key in obj) Object.defineProperty(obj, key, {
        value: value,
        enumerable: true,
        configurable: true,
        writable: true
    });
    else obj[key] = value;
    return obj;
}
class Gauge {
}
_define_property(Gauge, "defaults", {
    unit: 'bar'
});
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
