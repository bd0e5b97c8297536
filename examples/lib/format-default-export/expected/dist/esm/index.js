function slugify(text) {
    return text.trim().toLowerCase().replaceAll(/\s+/g, '-');
}
export default slugify;
