export const chip = (text: string) => `<b class="p-2 text-teal-700">${text}</b>`;
