export declare const enum Scale {
    Celsius = "C",
    Fahrenheit = "F"
}
//# sourceMappingURL=scale.d.ts.map