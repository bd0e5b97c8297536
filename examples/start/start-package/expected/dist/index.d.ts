export interface SlugOptions {
    /** Stands between two words; a hyphen by default. */
    separator?: string;
}
/** Turns a title into the last part of a page's address. */
export declare function slugify(title: string, options?: SlugOptions): string;
