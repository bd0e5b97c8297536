import limits from "./limits.json" with {
    type: "json"
};
import { Scale } from "./scale.js";
function convert({ value, scale }) {
    value ??= 0;
    return scale === Scale.Celsius ? {
        value: 1.8 * Math.max(value, limits.lowest) + 32,
        scale: Scale.Fahrenheit
    } : {
        value: Math.max((value - 32) / 1.8, limits.lowest),
        scale: Scale.Celsius
    };
}
export { convert };

//# sourceMappingURL=convert.js.map