import lodash_4 from "https://esm.sh/lodash@4";
const round = (value)=>Math.round(value);
const pages = (items)=>round(lodash_4.chunk(items, 2).length);
export { pages };
