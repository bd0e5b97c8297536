import padStart from "lodash/padStart.js";
const clock = (minutes, seconds)=>`${minutes}:${padStart(`${seconds}`, 2, '0')}`;
export { clock };
