const alert_module = {
    "alert-box": "alert-box-H8a2l6",
    alertBox: "alert-box-H8a2l6"
};
const classNames = alert_module;
export { classNames };
