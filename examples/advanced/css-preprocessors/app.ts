import { alert } from 'css-preprocessors/less';

console.log(alert('Tea is ready'));
