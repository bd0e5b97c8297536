const { catalogue, spokeLength } = require('upgrade-config');

catalogue().then(({ sizes }) => console.log(spokeLength(24.4), sizes));
