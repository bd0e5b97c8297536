const { formatDuration } = require('home-duration');

console.log(formatDuration(125));
