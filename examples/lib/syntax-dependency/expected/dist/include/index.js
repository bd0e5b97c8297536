const seconds = (time)=>{
    var _ref;
    return null != (_ref = null == time ? void 0 : time.seconds) ? _ref : 0;
};
function countdown(time) {
    var _ref;
    return `${null != (_ref = null == time ? void 0 : time.label) ? _ref : 'T'} minus ${seconds(time)}`;
}
export { countdown };
