import styles from './badge.module.css';

export const badge = (text: string) => `<b class="${styles.badge}">${text}</b>`;
