import { useId } from 'react';
import styles from './inline-select.module.css';

export interface InlineSelectProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly (readonly [value: string, words: string])[];
  readonly onChange: (value: string) => void;
}

/** A choice of the browser's own behind its label, for a line of choices above a graph. */
export const InlineSelect = ({ label, value, options, onChange }: InlineSelectProps) => {
  const id = useId();
  return (
    <span className={styles['choice']}>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={(event) => onChange(event.target.value)}>
        {options.map(([key, words]) => (
          <option key={key} value={key}>
            {words}
          </option>
        ))}
      </select>
    </span>
  );
};
