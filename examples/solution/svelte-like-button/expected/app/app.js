import { render } from "svelte/server";
import * as __rspack_external_svelte_internal_server_c57d3e80 from "svelte/internal/server";
function LikeButton($$renderer, $$props) {
    $$renderer.component(($$renderer)=>{
        let { label, count = 0 } = $$props;
        $$renderer.push(`<button type="button" class="like svelte-1tox3li">${__rspack_external_svelte_internal_server_c57d3e80.escape(label)} ${__rspack_external_svelte_internal_server_c57d3e80.escape(count)}</button>`);
        __rspack_external_svelte_internal_server_c57d3e80.bind_props($$props, {
            count
        });
    });
}
const source_LikeButton = LikeButton;
console.log(render(source_LikeButton, {
    props: {
        label: 'Tea',
        count: 2
    }
}).body);
