function slugify(title, options) {
    return title.trim().toLowerCase().split(/\s+/).join(options?.separator ?? '-');
}
class SlugBook {
    #seen = new Map();
    add(title) {
        const slug = slugify(title);
        const count = (this.#seen.get(slug) ?? 0) + 1;
        this.#seen.set(slug, count);
        return 1 === count ? slug : `${slug}-${count}`;
    }
}
export { SlugBook, slugify };
