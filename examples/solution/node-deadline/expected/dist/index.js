import { readFileSync } from "node:fs";
import * as __rspack_external_valibot from "valibot";
const IsoDate = __rspack_external_valibot.pipe(__rspack_external_valibot.string(), __rspack_external_valibot.isoDate());
function daysLeft(from, to) {
    const [start, end] = [
        from,
        to
    ].map((text)=>Date.parse(__rspack_external_valibot.parse(IsoDate, text)));
    return (end - start) / 86400000;
}
function readDates(file) {
    return readFileSync(file, 'utf8').split('\n').filter(Boolean);
}
export { daysLeft, readDates };
