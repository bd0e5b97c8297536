import './reset.css';
import logo from './logo.svg';
import styles from './badge.module.css';

export const badge = (text: string): string => `<b class="${styles.badge}"><img src="${logo}">${text}</b>`;
