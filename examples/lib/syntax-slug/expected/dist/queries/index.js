async function slug(title, options) {
    var _ref;
    const separator = null != (_ref = null == options ? void 0 : options.separator) ? _ref : '-';
    return title.toLowerCase().replaceAll(' ', separator);
}
export { slug };
