const build = (name: string) => ({ name: name.toUpperCase() });

export const Table = build('row');
