import { useId, useState } from 'react';
import type { InputHTMLAttributes, ReactNode, SelectHTMLAttributes, TextareaHTMLAttributes } from 'react';
import { EyeClosedIcon, EyeIcon } from './glyphs.tsx';
import styles from './field.module.css';

interface Common {
  readonly label: string;
  /** What is wrong with the value; announced with the control. */
  readonly fault?: string | undefined;
  readonly hint?: ReactNode;
}

interface Described {
  readonly id: string;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-describedby': string | undefined;
}

const Field = ({
  label,
  fault,
  hint,
  children,
}: Common & { readonly children: (control: Described) => ReactNode }) => {
  const id = useId();
  const noteId = fault || hint ? `${id}-note` : undefined;
  return (
    <div className={styles['field']}>
      <label htmlFor={id} className={styles['label']}>
        {label}
      </label>
      {children({ id, 'aria-invalid': fault ? true : undefined, 'aria-describedby': noteId })}
      {(fault || hint) && (
        <div
          id={noteId}
          className={fault ? styles['fault'] : styles['hint']}
          role={fault ? 'alert' : undefined}
        >
          {fault ?? hint}
        </div>
      )}
    </div>
  );
};

type InputProps = Common & Omit<InputHTMLAttributes<HTMLInputElement>, 'id'>;

export const TextField = ({ label, fault, hint, ...rest }: InputProps) => (
  <Field label={label} fault={fault} hint={hint}>
    {(control) => <input type="text" {...rest} {...control} className={styles['control']} />}
  </Field>
);

export const TextAreaField = ({
  label,
  fault,
  hint,
  ...rest
}: Common & Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'id'>) => (
  <Field label={label} fault={fault} hint={hint}>
    {(control) => <textarea rows={4} {...rest} {...control} className={styles['control']} />}
  </Field>
);

/** A choice of the browser's own, which every keyboard and screen reader knows. */
export const SelectField = ({
  label,
  fault,
  hint,
  options,
  ...rest
}: Common &
  Omit<SelectHTMLAttributes<HTMLSelectElement>, 'id'> & {
    readonly options: readonly (readonly [value: string, words: string])[];
  }) => (
  <Field label={label} fault={fault} hint={hint}>
    {(control) => (
      <select {...rest} {...control} className={styles['control']}>
        {options.map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </select>
    )}
  </Field>
);

/** A password that can be looked at while it is typed. */
export const PasswordField = ({
  label,
  fault,
  hint,
  showLabel,
  hideLabel,
  ...rest
}: InputProps & { readonly showLabel: string; readonly hideLabel: string }) => {
  const [isShown, setIsShown] = useState(false);
  return (
    <Field label={label} fault={fault} hint={hint}>
      {(control) => (
        <span className={styles['withButton']}>
          <input {...rest} {...control} type={isShown ? 'text' : 'password'} className={styles['control']} />
          <button
            type="button"
            className={styles['eye']}
            aria-label={isShown ? hideLabel : showLabel}
            aria-pressed={isShown}
            onClick={() => setIsShown(!isShown)}
          >
            {isShown ? <EyeClosedIcon /> : <EyeIcon />}
          </button>
        </span>
      )}
    </Field>
  );
};
