import { useId } from 'react';
import { type Choice, type Dimension, dimensions } from '../../site/output-explorer/choices';
import styles from './ChoiceGroup.module.css';

/** How a value is written in a configuration, where that is not the value itself. */
const written: Record<string, string> = { 'dts.bundle': '{ bundle: true }' };

type Props = { dimension: Dimension; choice: Choice; onChoose: (choice: Choice) => void };

/** The values of one option, as radio buttons. */
export function ChoiceGroup({ dimension, choice, onChoose }: Props) {
  const name = useId();
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>
        <code>{dimension}</code>
      </legend>
      {dimensions[dimension].map((value) => (
        <label key={value} className={styles.value}>
          <input
            type="radio"
            name={name}
            value={value}
            checked={choice[dimension] === value}
            onChange={() => onChoose({ ...choice, [dimension]: value })}
          />
          <code>{written[`${dimension}.${value}`] ?? value}</code>
        </label>
      ))}
    </fieldset>
  );
}
