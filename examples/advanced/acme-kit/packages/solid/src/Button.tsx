import { type Theme, toVariables } from '@acme/tokens';
import type { JSX } from 'solid-js';
import styles from './Button.module.css';

export interface ButtonProps {
  theme?: Theme;
  children: JSX.Element;
  onPress?: () => void;
}

export function Button(props: ButtonProps): JSX.Element {
  const style = () => props.theme && toVariables(props.theme);
  return (
    <button type="button" class={styles.button} style={style()} onClick={() => props.onPress?.()}>
      {props.children}
    </button>
  );
}
