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
const nodeEnv = process.env.NODE_ENV;
const mode = void 0;
const isDev = void 0;
const isProd = void 0;
const isServer = void 0;
const baseUrl = void 0;
const region = "eu";
const token = process.env.API_TOKEN;
__webpack_require__.d(__webpack_exports__, {}, {
    baseUrl: baseUrl,
    isDev: isDev,
    isProd: isProd,
    isServer: isServer,
    mode: mode,
    nodeEnv: nodeEnv,
    region: region,
    token: token
});
exports.baseUrl = __webpack_exports__.baseUrl;
exports.isDev = __webpack_exports__.isDev;
exports.isProd = __webpack_exports__.isProd;
exports.isServer = __webpack_exports__.isServer;
exports.mode = __webpack_exports__.mode;
exports.nodeEnv = __webpack_exports__.nodeEnv;
exports.region = __webpack_exports__.region;
exports.token = __webpack_exports__.token;
for(var __rspack_i in __webpack_exports__)if (-1 === [
    "baseUrl",
    "isDev",
    "isProd",
    "isServer",
    "mode",
    "nodeEnv",
    "region",
    "token"
].indexOf(__rspack_i)) exports[__rspack_i] = __webpack_exports__[__rspack_i];
Object.defineProperty(exports, '__esModule', {
    value: true
});
