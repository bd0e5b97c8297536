import './index.css';

export const badge = (text: string) => `<b class="acme:p-2 acme:text-teal-700">${text}</b>`;
