import { useId } from 'react';
import styles from './select-field.module.css';

export interface SelectFieldProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly options: readonly (readonly [value: Value, words: string])[];
  readonly onChange: (value: Value) => void;
}

/** A labelled choice of the browser's own, which every keyboard and screen reader knows. */
export const SelectField = <Value extends string>({
  label,
  value,
  options,
  onChange,
}: SelectFieldProps<Value>) => {
  const id = useId();
  return (
    <div className={styles['field']}>
      <label htmlFor={id} className={styles['label']}>
        {label}
      </label>
      <select
        id={id}
        className={styles['select']}
        value={value}
        onChange={(event) => onChange(event.target.value as Value)}
      >
        {options.map(([key, words]) => (
          <option key={key} value={key}>
            {words}
          </option>
        ))}
      </select>
    </div>
  );
};
