// src/format.ts
import lodash from "lodash";
function percent(share) {
  share ?? (share = 0);
  const value = lodash.clamp(share, 0, 1);
  return { share: value, text: `${Math.round(value * 100)} %` };
}
var version = "2.3.0";

export {
  percent,
  version
};
//# sourceMappingURL=chunk-MJCW25EW.js.map