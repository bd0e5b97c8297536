/*! LICENSE: index.js.LICENSE.txt */
/*! acme-round 2.0.0 | MIT */ const round = (value)=>Math.round(100 * value) / 100;
const sum = (values)=>values.reduce((total, value)=>total + value, 0);
/** @license bundled-licenses 1.0.0 | MIT */ const src_total = (prices)=>round(sum(prices));
export { src_total as total };
