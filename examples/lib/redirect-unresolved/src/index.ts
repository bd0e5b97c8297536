import { shout } from './shoot';

export const greeting: string = shout('hello');
