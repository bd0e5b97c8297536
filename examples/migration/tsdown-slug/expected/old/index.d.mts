//#region src/slugify.d.ts
interface Slug {
  text: string;
  words: number;
}
/** The words of a title in lower case, joined by hyphens. */
declare function slugify(title?: string): Slug;
declare const version: string;
//#endregion
//#region src/index.d.ts
declare const loadedFrom: () => string;
//#endregion
export { type Slug, loadedFrom, slugify, version };
//# sourceMappingURL=index.d.mts.map