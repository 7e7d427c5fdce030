import { FAILURES } from '@mingjian/contract/wire';
import type { LineEdit } from '@mingjian/domain/what-if';
import { useId, useState } from 'react';
import { usePick } from '../../../i18n/index.ts';
import { readEdit, writeEdit } from '../write-edit.ts';
import styles from './lines.module.css';

export interface LineInputProps {
  readonly field: string;
  readonly label: string;
  readonly placeholder: string;
  readonly edit: LineEdit | undefined;
  readonly stamp: number;
  /** Whether the accounts can take it; undefined takes the edit back. False: nothing was changed. */
  readonly onEdit: (edit: LineEdit | undefined) => boolean;
  readonly onLeave: () => void;
}

/** Takes an amount or a change; what is no number is said so, and changes nothing. */
export const LineInput = ({ field, label, placeholder, edit, stamp, onEdit, onLeave }: LineInputProps) => {
  const pick = usePick();
  const faultId = useId();
  const [draft, setDraft] = useState<{ text: string; stamp: number; isWrong: boolean } | null>(null);
  const typed = draft && draft.stamp === stamp ? draft : null;
  const type = (text: string): void => {
    const parsed = text.trim() === '' ? undefined : readEdit(field, text);
    const isWrong = (text.trim() !== '' && parsed === undefined) || !onEdit(parsed);
    setDraft({ text, stamp, isWrong });
  };
  const isWrong = typed?.isWrong ?? false;
  return (
    <>
      <input
        className={styles['input']}
        inputMode="decimal"
        autoComplete="off"
        aria-label={label}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? faultId : undefined}
        placeholder={placeholder}
        value={typed ? typed.text : edit ? writeEdit(edit) : ''}
        onChange={(event) => type(event.target.value)}
        onBlur={() => {
          onLeave();
          if (!isWrong) setDraft(null);
        }}
      />
      {isWrong && (
        <span id={faultId} role="alert" className={styles['fault']}>
          {pick(FAILURES['numeric-value-invalid'])}
        </span>
      )}
    </>
  );
};
