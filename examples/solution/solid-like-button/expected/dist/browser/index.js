import { className, delegateEvents, effect, getNextElement, getNextMarker, insert, runHydrationEvents, template } from "solid-js/web";
import { createSignal } from "solid-js";
const LikeButton_module = {
    like: "like-NtWuZi"
};
var _tmpl$ = /*#__PURE__*/ template("<button type=button><!$><!/> <!$><!/>");
function LikeButton(props) {
    const [total, setTotal] = createSignal(props.count ?? 0);
    const like = ()=>props.onLike?.(setTotal(total() + 1));
    return (()=>{
        var _el$ = getNextElement(_tmpl$), _el$3 = _el$.firstChild, [_el$4, _co$] = getNextMarker(_el$3.nextSibling), _el$2 = _el$4.nextSibling, _el$5 = _el$2.nextSibling, [_el$6, _co$2] = getNextMarker(_el$5.nextSibling);
        _el$.$$click = like;
        insert(_el$, ()=>props.label, _el$4, _co$);
        insert(_el$, total, _el$6, _co$2);
        effect(()=>className(_el$, LikeButton_module.like));
        runHydrationEvents();
        return _el$;
    })();
}
delegateEvents([
    "click"
]);
export { LikeButton };
