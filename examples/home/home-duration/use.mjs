import { formatDuration } from 'home-duration';

console.log(formatDuration(125));
