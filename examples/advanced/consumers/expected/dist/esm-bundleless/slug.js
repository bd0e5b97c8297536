function slugify(title, options) {
    return title.trim().toLowerCase().split(/\s+/).join(options?.separator ?? '-');
}
export { slugify };
