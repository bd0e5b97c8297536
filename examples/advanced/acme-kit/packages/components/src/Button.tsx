import type { ReactElement, ReactNode } from 'react';
import styles from './Button.module.css';

export interface ButtonProps {
  children: ReactNode;
  onPress?: () => void;
}

export const Button = ({ children, onPress }: ButtonProps): ReactElement => (
  <button type="button" className={styles.button} onClick={onPress}>
    {children}
  </button>
);
