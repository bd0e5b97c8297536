import { createSignal } from "solid-js";
import LikeButton_module from "./LikeButton.module.css";
function LikeButton(props) {
    const [total, setTotal] = createSignal(props.count ?? 0);
    const like = ()=>props.onLike?.(setTotal(total() + 1));
    return <button type="button" class={LikeButton_module.like} onClick={like}>
      {props.label} {total()}
    </button>;
}
export { LikeButton };
