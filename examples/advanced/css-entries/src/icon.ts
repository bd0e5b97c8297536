import './icon.css';

export const icon = (path: string) => `<svg class="icon"><path d="${path}"/></svg>`;
