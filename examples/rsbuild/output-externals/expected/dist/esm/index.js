import lodash from "lodash";
import { round } from "#internal/round";
const pages = (items)=>round(lodash.chunk(items, 2).length);
export { pages };
