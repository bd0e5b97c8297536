import styles from './toast.module.scss';

export const toast = (text: string) => `<p class="${styles.toast}">${text}</p>`;
