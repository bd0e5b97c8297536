import { createSignal } from "solid-js";
const LikeButton_module = {
    like: "like-NtWuZi"
};
function LikeButton(props) {
    const [total, setTotal] = createSignal(props.count ?? 0);
    const like = ()=>props.onLike?.(setTotal(total() + 1));
    return /*#__PURE__*/ React.createElement("button", {
        type: "button",
        class: LikeButton_module.like,
        onClick: like
    }, props.label, " ", total());
}
export { LikeButton };
