import { LIST_COLUMNS, MAX_CELL_LENGTH } from '@mingjian/domain/batch-imports';
import type { ColumnKey, RowValues } from '@mingjian/domain/batch-imports';
import { useState } from 'react';
import { usePick, useTranslation } from '../../../i18n/index.ts';
import { Button, TextField } from '../../../ui/index.ts';
import styles from './rows.module.css';

export interface CorrectFormProps {
  readonly columns: readonly ColumnKey[];
  readonly values: RowValues;
  readonly isBusy: boolean;
  readonly onSubmit: (values: RowValues) => void;
}

/** Columns that are always worth a try, also where the list lacks them. */
const ALWAYS: readonly ColumnKey[] = ['name', 'creditCode'];

/** The row as it should have been; matched again when it is sent. */
export const CorrectForm = ({ columns, values, isBusy, onSubmit }: CorrectFormProps) => {
  const { t } = useTranslation('batch-imports');
  const pick = usePick();
  const [typed, setTyped] = useState(values);
  const shown = LIST_COLUMNS.filter(({ key }) => ALWAYS.includes(key) || columns.includes(key));
  return (
    <form
      className={styles['form']}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit(typed);
      }}
    >
      {shown.map((column, at) => (
        <TextField
          key={column.key}
          label={pick(column)}
          value={typed[column.key] ?? ''}
          maxLength={MAX_CELL_LENGTH}
          autoComplete="off"
          autoFocus={at === 0}
          onChange={(event) => setTyped({ ...typed, [column.key]: event.target.value })}
        />
      ))}
      <div>
        <Button type="submit" kind="primary" isBusy={isBusy}>
          {t('matchAgain')}
        </Button>
      </div>
    </form>
  );
};
