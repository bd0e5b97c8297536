export interface SlugOptions {
    separator?: string;
}
export declare function slugify(title: string, options?: SlugOptions): string;
