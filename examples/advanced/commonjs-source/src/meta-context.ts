const themes = import.meta.webpackContext('./themes', { regExp: /\.ts$/ });

export const run = () => themes.keys().map((key: string) => themes(key).default);
