import dark from './dark/logo.png';
import light from './light/logo.png';

export const logos: Record<string, string> = { dark, light };
