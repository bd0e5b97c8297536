import messages from './en.properties';

export const greet = (name: string): string => `${messages.greeting}, ${name}!`;
