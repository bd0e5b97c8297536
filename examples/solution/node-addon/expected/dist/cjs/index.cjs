var __webpack_modules__ = {
    "./src/meter.node" (module) {
        try {
            const path = require("node:path");
            module.exports = require(path.join(__dirname, "meter.node"));
        } catch (error) {
            throw new Error('Failed to load Node.js addon: "meter.node"', {
                cause: error
            });
        }
    }
};
var __webpack_module_cache__ = {};
function __webpack_require__(moduleId) {
    var cachedModule = __webpack_module_cache__[moduleId];
    if (void 0 !== cachedModule) return cachedModule.exports;
    var module = __webpack_module_cache__[moduleId] = {
        exports: {}
    };
    __webpack_modules__[moduleId](module, module.exports, __webpack_require__);
    return module.exports;
}
(()=>{
    __webpack_require__.n = (module)=>{
        var getter = module && module.__esModule ? ()=>module['default'] : ()=>module;
        __webpack_require__.d(getter, {
            a: getter
        });
        return getter;
    };
})();
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
(()=>{
    "use strict";
    __webpack_require__.r(__webpack_exports__);
    var _meter_node__rspack_import_0 = __webpack_require__("./src/meter.node");
    var _meter_node__rspack_import_0_default = /*#__PURE__*/ __webpack_require__.n(_meter_node__rspack_import_0);
    const read = ()=>_meter_node__rspack_import_0_default().read();
    __webpack_require__.d(__webpack_exports__, {}, {
        read: read
    });
})();
exports.read = __webpack_exports__.read;
for(var __rspack_i in __webpack_exports__)if (-1 === [
    "read"
].indexOf(__rspack_i)) exports[__rspack_i] = __webpack_exports__[__rspack_i];
Object.defineProperty(exports, '__esModule', {
    value: true
});
