import date_field from "@acme/ui/lib/date-field";
const booking = `a ${date_field}`;
export { booking };
