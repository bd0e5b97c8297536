export const join = (folder: string, name: string): string => `${folder}/${name}`;
