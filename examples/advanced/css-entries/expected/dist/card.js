import { icon } from "./i.js";
const card = (text)=>`<div class="card">${icon('M0 4h8')} ${text}</div>`;
export { card };
