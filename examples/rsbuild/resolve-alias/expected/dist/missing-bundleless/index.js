import { source } from "./clock.browser.js";
import { label } from "@/label";
const describe = ()=>label(source);
export { describe };
