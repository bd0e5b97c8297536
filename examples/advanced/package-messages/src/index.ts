export const slug = (title: string): string => title.toLowerCase().replaceAll(' ', '-');
