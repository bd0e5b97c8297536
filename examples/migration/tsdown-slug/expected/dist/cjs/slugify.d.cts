export interface Slug {
    text: string;
    words: number;
}
/** The words of a title in lower case, joined by hyphens. */
export declare function slugify(title?: string): Slug;
export declare const version: string;
