const run = ()=>require("lodash").capitalize('kg');
export { run };
