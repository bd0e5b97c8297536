import { year } from "@acme/dates";
import { unit } from "@acme/money";
const title = `${year}, in ${unit}`;
export { title };
