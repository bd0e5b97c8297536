import './alert.less';

export const alert = (text: string) => `<p class="alert">${text}</p>`;
