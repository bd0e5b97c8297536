function words(text) {
    return text.toLowerCase().match(/[a-z0-9]+/g) ?? [];
}
function slugify(title, options = {}) {
    return words(title).join(options.separator ?? '-');
}
export { slugify };
