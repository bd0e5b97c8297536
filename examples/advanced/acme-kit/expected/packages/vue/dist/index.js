import { createElementBlock, defineComponent, normalizeStyle, openBlock, renderSlot, unref } from "vue";
import { toVariables } from "@acme/tokens";
var __webpack_modules__ = {};
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
__webpack_require__.m = __webpack_modules__;
(()=>{
    __webpack_require__.add = function(modules) {
        Object.assign(__webpack_require__.m, modules);
    };
})();
__webpack_require__.add({
    Z (__unused_rspack_module, exports) {
        exports.A = (sfc, props)=>{
            const target = sfc.__vccOpts || sfc;
            for (const [key, val] of props)target[key] = val;
            return target;
        };
    }
});
const Buttonvue_type_script_setup_true_lang_ts = /*@__PURE__*/ defineComponent({
    __name: 'Button',
    props: {
        theme: {}
    },
    emits: [
        "press"
    ],
    setup (__props) {
        return (_ctx, _cache)=>(openBlock(), createElementBlock("button", {
                type: "button",
                class: "button",
                style: normalizeStyle(__props.theme && unref(toVariables)(__props.theme)),
                onClick: _cache[0] || (_cache[0] = ($event)=>_ctx.$emit('press'))
            }, [
                renderSlot(_ctx.$slots, "default")
            ], 4));
    }
});
const exportHelper = __webpack_require__("Z");
const __exports__ = /*#__PURE__*/ (0, exportHelper.A)(Buttonvue_type_script_setup_true_lang_ts, [
    [
        '__scopeId',
        "data-v-ace06d01"
    ]
]);
const Button = __exports__;
export { Button };
