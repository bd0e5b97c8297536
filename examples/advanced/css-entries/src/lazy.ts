export const loadCard = async () => (await import('./card')).card;
