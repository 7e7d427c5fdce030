import type { LineEdit, StatementRow } from '@mingjian/domain/what-if';
import { memo } from 'react';
import { useTranslation } from '../../../i18n/index.ts';
import { Figure, formatCount } from '../../../ui/index.ts';
import { LineInput } from './line-input.tsx';
import styles from './lines.module.css';

export interface LineRowProps {
  readonly row: StatementRow;
  readonly label: string;
  readonly before: string | null;
  readonly filed: string;
  readonly now: string;
  readonly edit: LineEdit | undefined;
  readonly stamp: number;
  readonly onEdit: (field: string, edit: LineEdit | undefined) => boolean;
  readonly onLeave: () => void;
}

const classOf = ({ row, filed, now }: LineRowProps): string =>
  [row.isTotal ? styles['total'] : '', filed === now ? '' : styles['moved']].join(' ');

/** One line of the accounts: the year before, as filed, what is supposed, and what comes of it. */
export const LineRow = memo((props: LineRowProps) => {
  const { t } = useTranslation('what-if');
  const { row, label, before, filed, now, edit, stamp, onEdit, onLeave } = props;
  return (
    <tr className={classOf(props)}>
      <th scope="row">{label}</th>
      <td className={styles['before']} data-label={t('yearBefore')}>
        <Figure value={before} decimals={0} isShort />
      </td>
      <td className={styles['filed']} data-label={t('filed')}>
        <Figure value={filed} decimals={0} />
      </td>
      <td className={styles['edit']}>
        {row.isEditable ? (
          <LineInput
            field={row.field}
            label={t('editOf', { name: label })}
            placeholder={formatCount(filed)}
            edit={edit}
            stamp={stamp}
            onEdit={(changed) => onEdit(row.field, changed)}
            onLeave={onLeave}
          />
        ) : (
          row.isPlug && <span className={styles['plug']}>{t('closesBalance')}</span>
        )}
      </td>
      <td className={styles['now']} data-label={t('supposed')}>
        {filed === now ? <span aria-hidden>=</span> : <Figure value={now} decimals={0} />}
      </td>
    </tr>
  );
});
LineRow.displayName = 'LineRow';
