import { ticket } from 'dts-shared-folder/one-folder';

export const first: string = ticket(1);
