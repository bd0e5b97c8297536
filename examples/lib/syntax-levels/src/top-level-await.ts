export const answer: number = await Promise.resolve(42);
