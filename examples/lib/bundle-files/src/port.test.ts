import { parsePort } from './port.js';

if (parsePort('80') !== 80) throw new Error('parsePort is broken');
