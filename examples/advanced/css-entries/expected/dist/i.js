const icon = (path)=>`<svg class="icon"><path d="${path}"/></svg>`;
export { icon };
