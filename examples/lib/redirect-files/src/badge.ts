import '@/theme/base.scss';
import styles from '@/theme/badge.module.css';

export const badge: string | undefined = styles.badge;
