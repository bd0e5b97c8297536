import lodash from 'lodash';

var units = {
	"default": "cm"};

const version = "1.8.0";
function range(from, to, unit = units.default) {
  to ?? (to = 10);
  return lodash.range(from, to).map((value) => `${value} ${unit}`);
}

export { range, version };
//# sourceMappingURL=index.js.map
