import "./alert.css";
const alert_alert = (text)=>`<p class="alert">${text}</p>`;
export { alert_alert as alert };
