import "./styled.css";
import lodash from "lodash";
const warmest = (degrees) => lodash.max(degrees);
export {
  warmest
};
