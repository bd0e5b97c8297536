(function(root, factory) {
    if ('object' == typeof exports && 'object' == typeof module) module.exports = factory(require("lodash"));
    else if ('function' == typeof define && define.amd) define([
        "lodash"
    ], factory);
    else if ('object' == typeof exports) exports["Gauge"] = factory(require("lodash"));
    else root["Gauge"] = factory(root["_"]);
})(globalThis, (__rspack_external_X)=>(()=>{
        var __webpack_modules__ = {
            i () {},
            X (module1) {
                "use strict";
                module1.exports = __rspack_external_X;
            }
        };
        var __webpack_module_cache__ = {};
        function __webpack_require__(moduleId) {
            var cachedModule = __webpack_module_cache__[moduleId];
            if (void 0 !== cachedModule) return cachedModule.exports;
            var module1 = __webpack_module_cache__[moduleId] = {
                exports: {}
            };
            __webpack_modules__[moduleId](module1, module1.exports, __webpack_require__);
            return module1.exports;
        }
        (()=>{
            __webpack_require__.n = (module1)=>{
                var getter = module1 && module1.__esModule ? ()=>module1['default'] : ()=>module1;
                __webpack_require__.d(getter, {
                    a: getter
                });
                return getter;
            };
        })();
        (()=>{
            __webpack_require__.d = (exports1, getters, values)=>{
                var define1 = (defs, kind)=>{
                    for(var key in defs)if (__webpack_require__.o(defs, key) && !__webpack_require__.o(exports1, key)) Object.defineProperty(exports1, key, {
                        enumerable: true,
                        [kind]: defs[key]
                    });
                };
                define1(getters, "get");
                define1(values, "value");
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
            __webpack_require__.d(__webpack_exports__, {
                gauge: ()=>src_gauge,
                version: ()=>version
            });
            var external_commonjs2_lodash_root_amd_lodash_commonjs_lodash_ = __webpack_require__("X");
            var external_commonjs2_lodash_root_amd_lodash_commonjs_lodash_default = /*#__PURE__*/ __webpack_require__.n(external_commonjs2_lodash_root_amd_lodash_commonjs_lodash_);
            __webpack_require__("i");
            const needle_namespaceObject = "data:image/svg+xml;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciIHZpZXdCb3g9IjAgMCA4IDgiPjxwYXRoIGQ9Ik0wIDggNCAwbDQgOFoiLz48L3N2Zz4K";
            const version = "3.1.0";
            function src_gauge(share) {
                share ??= 0;
                const percent = Math.round(100 * external_commonjs2_lodash_root_amd_lodash_commonjs_lodash_default().clamp(share, 0, 1));
                return `<span class="gauge"><img src="${needle_namespaceObject}" alt="">${percent} %</span>`;
            }
        })();
        return __webpack_exports__;
    })());

//# sourceMappingURL=gauge.umd.cjs.map