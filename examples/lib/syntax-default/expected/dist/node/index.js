function label(user) {
    var _ref;
    return null != (_ref = null == user ? void 0 : user.name) ? _ref : 'anonymous';
}
export { label };
