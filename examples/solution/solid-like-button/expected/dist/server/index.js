import { escape as web_escape, ssr, ssrAttribute, ssrHydrationKey } from "solid-js/web";
import { createSignal } from "solid-js";
const LikeButton_module = {
    like: "like-NtWuZi"
};
var _tmpl$ = [
    "<button",
    " type=\"button\"",
    "><!--$-->",
    "<!--/--> <!--$-->",
    "<!--/--></button>"
];
function LikeButton(props) {
    const [total, setTotal] = createSignal(props.count ?? 0);
    return ssr(_tmpl$, ssrHydrationKey(), ssrAttribute("class", web_escape(LikeButton_module.like, true), false), web_escape(props.label), web_escape(total()));
}
export { LikeButton };
