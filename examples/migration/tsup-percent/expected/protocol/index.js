// src/index.ts
import { basename } from "node:path";

// src/format.ts
import lodash from "lodash";
function percent(share) {
  share ?? (share = 0);
  const value = lodash.clamp(share, 0, 1);
  return { share: value, text: `${Math.round(value * 100)} %` };
}
var version = "2.3.0";

// src/index.ts
var loadedFrom = () => basename(import.meta.url);
export {
  loadedFrom,
  percent,
  version
};
