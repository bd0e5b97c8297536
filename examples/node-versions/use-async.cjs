require('./async.mjs');
