export const isDebug: boolean = process.env.NODE_ENV !== 'production';
