const icon = (path)=>`<svg class="icon"><path d="${path}"/></svg>`;
const card = (text)=>`<div class="card">${icon('M0 4h8')} ${text}</div>`;
export { card };
