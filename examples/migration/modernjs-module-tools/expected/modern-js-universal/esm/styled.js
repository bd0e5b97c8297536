import "./styled.css";
import lodash from "lodash";
var warmest = function(degrees) {
  return lodash.max(degrees);
};
export {
  warmest
};
