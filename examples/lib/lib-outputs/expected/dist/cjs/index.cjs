/* byte-units 1.0.0 */
"use strict";
var __webpack_require__ = {};
(()=>{
    __webpack_require__.d = (exports1, getters, values)=>{
        var define = (defs, kind)=>{
            for(var key in defs)if (__webpack_require__.o(defs, key) && !__webpack_require__.o(exports1, key)) Object.defineProperty(exports1, key, {
                enumerable: true,
                [kind]: defs[key]
            });
        };
        define(getters, "get");
        define(values, "value");
    };
})();
(()=>{
    __webpack_require__.o = (obj, prop)=>Object.prototype.hasOwnProperty.call(obj, prop);
})();
(()=>{
    __webpack_require__.r = (exports1)=>{
        if ("u" > typeof Symbol && Symbol.toStringTag) Object.defineProperty(exports1, Symbol.toStringTag, {
            value: 'Module'
        });
        Object.defineProperty(exports1, '__esModule', {
            value: true
        });
    };
})();
var __webpack_exports__ = {};
__webpack_require__.r(__webpack_exports__);
const units = [
    'B',
    'kB',
    'MB',
    'GB'
];
function formatBytes(bytes) {
    var _units_step;
    const step = Math.min(Math.floor(Math.log10(Math.max(bytes, 1)) / 3), 3);
    return `${bytes / Math.pow(1000, step)} ${null != (_units_step = units[step]) ? _units_step : ''}`;
}
__webpack_require__.d(__webpack_exports__, {
    formatBytes: ()=>formatBytes
});
exports.formatBytes = __webpack_exports__.formatBytes;
for(var __rspack_i in __webpack_exports__)if (-1 === [
    "formatBytes"
].indexOf(__rspack_i)) exports[__rspack_i] = __webpack_exports__[__rspack_i];
Object.defineProperty(exports, '__esModule', {
    value: true
});
