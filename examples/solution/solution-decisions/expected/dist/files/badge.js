import "./badge.css";
import { escapeText } from "./escape-text.js";
const badge = (text)=>`<b class="badge">${escapeText(text)}</b>`;
export { badge };
