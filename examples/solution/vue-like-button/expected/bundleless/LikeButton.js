import { createElementBlock, createTextVNode, defineComponent, openBlock, ref, renderSlot, toDisplayString } from "vue";
import "./LikeButton.css";
import { __webpack_require__ } from "./rslib-runtime.js";
__webpack_require__.add({
    d (__unused_rspack_module, exports) {
        exports.A = (sfc, props)=>{
            const target = sfc.__vccOpts || sfc;
            for (const [key, val] of props)target[key] = val;
            return target;
        };
    }
});
const LikeButtonvue_type_script_setup_true_lang_ts = /*@__PURE__*/ defineComponent({
    __name: 'LikeButton',
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
        const emit = __emit;
        const total = ref(__props.count);
        const like = ()=>{
            total.value += 1;
            emit('like', total.value);
        };
        return (_ctx, _cache)=>(openBlock(), createElementBlock("button", {
                type: "button",
                class: "like",
                onClick: like
            }, [
                renderSlot(_ctx.$slots, "default", {}, ()=>[
                        createTextVNode(toDisplayString(__props.label), 1)
                    ]),
                createTextVNode(" " + toDisplayString(total.value), 1)
            ]));
    }
});
const exportHelper = __webpack_require__("d");
const __exports__ = /*#__PURE__*/ (0, exportHelper.A)(LikeButtonvue_type_script_setup_true_lang_ts, [
    [
        '__scopeId',
        "data-v-4a2f31d2"
    ]
]);
const LikeButton = __exports__;
export default LikeButton;
