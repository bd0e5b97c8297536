import { defineComponent, mergeProps, ref } from "vue";
import { ssrInterpolate, ssrRenderAttrs, ssrRenderSlot } from "vue/server-renderer";
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
    "./node_modules/rspack-vue-loader/dist/exportHelper.js" (__unused_rspack_module, exports) {
        exports.A = (sfc, props)=>{
            const target = sfc.__vccOpts || sfc;
            for (const [key, val] of props)target[key] = val;
            return target;
        };
    }
});
const LikeButtonvue_type_script_setup_true_lang_ts = /*@__PURE__*/ defineComponent({
    __name: 'LikeButton',
    __ssrInlineRender: true,
    props: {
        label: {},
        count: {
            default: 0
        }
    },
    emits: [
        "like"
    ],
    setup (__props, { emit: __emit }) {
        const total = ref(__props.count);
        return (_ctx, _push, _parent, _attrs)=>{
            _push(`<button${ssrRenderAttrs(mergeProps({
                type: "button",
                class: "like"
            }, _attrs))} data-v-4a2f31d2>`);
            ssrRenderSlot(_ctx.$slots, "default", {}, ()=>{
                _push(`${ssrInterpolate(__props.label)}`);
            }, _push, _parent, "data-v-4a2f31d2-s");
            _push(` ${ssrInterpolate(total.value)}</button>`);
        };
    }
});
const exportHelper = __webpack_require__("./node_modules/rspack-vue-loader/dist/exportHelper.js");
const __exports__ = /*#__PURE__*/ (0, exportHelper.A)(LikeButtonvue_type_script_setup_true_lang_ts, [
    [
        '__scopeId',
        "data-v-4a2f31d2"
    ]
]);
const LikeButton = __exports__;
export { LikeButton };
