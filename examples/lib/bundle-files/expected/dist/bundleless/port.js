import { integer, maxValue, minValue, number, parse, pipe } from "valibot";
const schema = pipe(number(), integer(), minValue(1), maxValue(65535));
function parsePort(text) {
    return parse(schema, Number(text));
}
const defaultPort = 8080;
export { defaultPort, parsePort };
