import styles from './tab.module.css';

export const tab = (isOpen: boolean): string => (isOpen ? styles.tabOpn : styles.tab);
