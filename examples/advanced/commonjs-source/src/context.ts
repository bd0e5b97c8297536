const themes = require.context('./themes', false, /\.ts$/);

export const run = () => themes.keys().map((key: string) => themes(key).default);
