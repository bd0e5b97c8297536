console.log(JSON.stringify(require('./dist/index.cjs').here, null, 2));
