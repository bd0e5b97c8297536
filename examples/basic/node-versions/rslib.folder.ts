export const folder: string = './dist';
