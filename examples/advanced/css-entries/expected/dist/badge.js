import { icon } from "./i.js";
const badge = (text)=>`<b class="badge">${icon('M0 0h8v8')} ${text}</b>`;
export { badge };
