import "./card.css";
const card = (text)=>`<div class="card">${text}</div>`;
export { card };
