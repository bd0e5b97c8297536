import { gauge, version } from 'vite-gauge';

const html: string = gauge(0.5) + version;
console.log(html);
