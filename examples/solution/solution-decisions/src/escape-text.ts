export const escapeText = (text: string) => text.replaceAll('<', '&lt;');
