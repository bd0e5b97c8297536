import { liters } from 'plugins-command';

console.log(`10 gallons are ${liters(10)} liters`);
