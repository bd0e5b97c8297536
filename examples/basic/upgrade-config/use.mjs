import { catalogue, spokeLength } from 'upgrade-config';

console.log(spokeLength(24.4), (await catalogue()).sizes);
