import { year } from "@acme/dates";
const title = `${year}, in EUR`;
export { title };
