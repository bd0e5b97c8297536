import { type ReactElement, useState } from 'react';
import { clamp } from './clamp';
import styles from './Stepper.module.css';

export interface StepperProps {
  label: string;
  max?: number;
}

export function Stepper({ label, max = 9 }: StepperProps): ReactElement {
  const [count, setCount] = useState(1);
  const add = (step: number) => setCount(clamp(count + step, 0, max));
  return (
    <fieldset className={styles.stepper}>
      <legend>{label}</legend>
      <button type="button" onClick={() => add(-1)} aria-label="less">-</button>
      <output>{count}</output>
      <button type="button" onClick={() => add(1)} aria-label="more">+</button>
    </fieldset>
  );
}
