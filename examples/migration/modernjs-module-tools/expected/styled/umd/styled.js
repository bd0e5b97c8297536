// src/styled.ts
(function(global, factory) {
    if (typeof module === "object" && typeof module.exports === "object") factory(exports, require("lodash"));
    else if (typeof define === "function" && define.amd) define([
        "exports",
        "lodash"
    ], factory);
    else if (global = typeof globalThis !== "undefined" ? globalThis : global || self) factory(global.styled = {}, global.lodash);
})(this, function(exports, _lodash) {
    "use strict";
    Object.defineProperty(exports, "__esModule", {
        value: true
    });
    Object.defineProperty(exports, "warmest", {
        enumerable: true,
        get: function() {
            return warmest;
        }
    });
    _lodash = /*#__PURE__*/ _interop_require_default(_lodash);
    function _interop_require_default(obj) {
        return obj && obj.__esModule ? obj : {
            default: obj
        };
    }
    var warmest = (degrees)=>_lodash.default.max(degrees);
});
