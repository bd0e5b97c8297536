async function slug(title, options) {
    const separator = options?.separator ?? '-';
    return title.toLowerCase().replaceAll(' ', separator);
}
export { slug };
