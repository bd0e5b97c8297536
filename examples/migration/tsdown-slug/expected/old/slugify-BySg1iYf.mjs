import lodash from "lodash";
//#region src/slugify.ts
/** The words of a title in lower case, joined by hyphens. */
function slugify(title) {
	title ?? (title = "untitled");
	const words = lodash.words(lodash.deburr(title));
	return {
		text: words.join("-").toLowerCase(),
		words: words.length
	};
}
const version = "0.9.0";
//#endregion
export { version as n, slugify as t };

//# sourceMappingURL=slugify-BySg1iYf.mjs.map