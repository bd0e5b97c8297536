const loader = { require };

export const run = () => loader.require('lodash').capitalize('kg');
