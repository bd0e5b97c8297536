// src/round.ts
(function(global, factory) {
    if (typeof module === "object" && typeof module.exports === "object") factory(exports);
    else if (typeof define === "function" && define.amd) define([
        "exports"
    ], factory);
    else if (global = typeof globalThis !== "undefined" ? globalThis : global || self) factory(global.index = {});
})(this, function(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", {
        value: true
    });
    Object.defineProperty(exports, "fromCelsius", {
        enumerable: true,
        get: function() {
            return fromCelsius;
        }
    });
    var round = (value, digits)=>Number(value.toFixed(digits));
    // src/index.ts
    function fromCelsius(celsius, digits) {
        return {
            celsius,
            fahrenheit: round(celsius * 1.8 + 32, digits != null ? digits : 1)
        };
    }
});
