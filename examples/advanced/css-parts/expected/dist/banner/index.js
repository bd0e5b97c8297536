import './index.css';
const badge_module = {
    badge: "badge-JF3fc4"
};
const badge = (text)=>`<b class="${badge_module.badge}">${text}</b>`;
const card = (text)=>`<div class="card">${text}</div>`;
export { badge, card };
