import lodash_es from "lodash-es";
import { round } from "#internal/round";
const pages = (items)=>round(lodash_es.chunk(items, 2).length);
export { pages };
