import { createTextVNode, createVNode, defineComponent, ref } from "vue";
const LikeButton = defineComponent({
    props: {
        label: {
            type: String,
            required: true
        },
        count: {
            type: Number,
            default: 0
        }
    },
    emits: {
        like: (total)=>total > 0
    },
    setup (props, { emit }) {
        const total = ref(props.count);
        const like = ()=>{
            total.value += 1;
            emit('like', total.value);
        };
        return ()=>createVNode("button", {
                type: "button",
                onClick: like
            }, [
                props.label,
                createTextVNode(" "),
                total.value
            ]);
    }
});
export { LikeButton };
