'use strict';

var lodash = require('lodash');

var units = {
	"default": "cm"};

const version = "1.8.0";
function range(from, to, unit = units.default) {
  to ?? (to = 10);
  return lodash.range(from, to).map((value) => `${value} ${unit}`);
}

exports.range = range;
exports.version = version;
//# sourceMappingURL=index.cjs.map
