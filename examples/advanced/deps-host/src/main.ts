import { app } from 'electron';

export const title = (): string => app.name;
