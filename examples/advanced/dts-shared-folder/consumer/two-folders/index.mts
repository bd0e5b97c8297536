import { ticket } from 'dts-shared-folder/two-folders';

export const first: string = ticket(1);
