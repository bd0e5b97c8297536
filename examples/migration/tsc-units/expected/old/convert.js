import limits from './limits.json' with { type: 'json' };
/** The reading on the other scale, not below absolute zero. */
export function convert({ value, scale }) {
    // A half-known reading counts as zero.
    value ?? (value = 0);
    return scale === "C" /* Scale.Celsius */
        ? { value: Math.max(value, limits.lowest) * 1.8 + 32, scale: "F" /* Scale.Fahrenheit */ }
        : { value: Math.max((value - 32) / 1.8, limits.lowest), scale: "C" /* Scale.Celsius */ };
}
//# sourceMappingURL=convert.js.map