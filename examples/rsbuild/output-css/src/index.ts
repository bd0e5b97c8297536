import styles from './alert.module.css';

export const classNames = styles;
