// src/styled.ts
import lodash from "lodash";
var warmest = (degrees) => lodash.max(degrees);
export {
  warmest
};
