import "svelte/internal/disclose-version";
import * as __rspack_external_svelte_internal_client_f8ec82ce from "svelte/internal/client";
var root = __rspack_external_svelte_internal_client_f8ec82ce.from_html('<button type="button" class="like svelte-1y0uvis"> </button>');
function LikeButton($$anchor, $$props) {
    __rspack_external_svelte_internal_client_f8ec82ce.push($$props, true);
    let count = __rspack_external_svelte_internal_client_f8ec82ce.prop($$props, 'count', 15, 0);
    var button = root();
    var text = __rspack_external_svelte_internal_client_f8ec82ce.only_child(button);
    __rspack_external_svelte_internal_client_f8ec82ce.template_effect(()=>__rspack_external_svelte_internal_client_f8ec82ce.set_text(text, `${$$props.label ?? ''} ${count() ?? ''}`));
    __rspack_external_svelte_internal_client_f8ec82ce.delegated('click', button, ()=>count(count() + 1));
    __rspack_external_svelte_internal_client_f8ec82ce.append($$anchor, button);
    __rspack_external_svelte_internal_client_f8ec82ce.pop();
}
__rspack_external_svelte_internal_client_f8ec82ce.delegate([
    'click'
]);
const src_LikeButton = LikeButton;
export { src_LikeButton as LikeButton };
