const alert_module = {
    "alert-box": "acme-alert-box",
    alertBox: "acme-alert-box"
};
const classNames = alert_module;
export { classNames };
