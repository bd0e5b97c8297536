export declare function slugify(title: string, options?: SlugOptions): string;

export declare interface SlugOptions {
    separator?: string;
}

export { }
