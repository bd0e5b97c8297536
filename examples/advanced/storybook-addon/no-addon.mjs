// Builds the stories without the addon, and prints what the badge renders.
import { build, storiesOf } from './storybook.mjs';

build('no addon', 'static/no-addon');
console.log(storiesOf('static/no-addon').match(/React\.createElement\(.*?\}`\)/)[0]);
