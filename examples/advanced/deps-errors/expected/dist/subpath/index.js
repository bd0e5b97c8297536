import sum from "lodash/sum";
const total = sum([
    199,
    250
]);
export { total };
