import lodash from "lodash";
function slugify(title) {
    title ??= 'untitled';
    const words = lodash.words(lodash.deburr(title));
    return {
        text: words.join('-').toLowerCase(),
        words: words.length
    };
}
export { slugify };

//# sourceMappingURL=k~0.js.map