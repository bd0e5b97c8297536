const width = (box)=>{
    var _ref;
    return null != (_ref = null == box ? void 0 : box.width) ? _ref : 0;
};
export { width };
