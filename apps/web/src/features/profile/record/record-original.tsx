import type { RecordDetail } from '@mingjian/contract/companies';
import { findField } from '@mingjian/domain/dictionary';
import { usePick, useTranslation } from '../../../i18n/index.ts';
import { FieldValue } from './field-value.tsx';
import styles from './record-original.module.css';

type Cell = RecordDetail['original']['cells'][number];

/** The values of the record that were made of one cell. */
const MadeOf = ({ cell, detail }: { readonly cell: Cell; readonly detail: RecordDetail }) => {
  const { t } = useTranslation('profile');
  const pick = usePick();
  const fields = cell.fields.filter((name) => detail.payload[name] !== undefined);
  if (fields.length === 0) return <span className={styles['unused']}>{t('originalNotUsed')}</span>;
  return (
    <ul>
      {fields.map((name) => {
        const field = findField(name);
        return (
          <li key={name}>
            <span className={styles['field']}>{field ? pick({ en: field.en, cn: field.zh }) : name}</span>{' '}
            <FieldValue field={name} payload={detail.payload} />
          </li>
        );
      })}
    </ul>
  );
};

/** The row of the stored original as it stands, beside what was made of each of its cells; else why it cannot be shown. */
export const RecordOriginal = ({ detail }: { readonly detail: RecordDetail }) => {
  const { t } = useTranslation('profile');
  const { original } = detail;
  if (original.state !== 'shown')
    return <p className={styles['absent']}>{t(`original_${original.state}`)}</p>;
  return (
    <table className={styles['original']}>
      <thead>
        <tr>
          <th scope="col">{t('originalLabel')}</th>
          <th scope="col">{t('originalText')}</th>
          <th scope="col">{t('originalMade')}</th>
        </tr>
      </thead>
      <tbody>
        {original.cells.map((cell, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- two columns of a file may have the same name
          <tr key={`${cell.label} ${at}`}>
            <th scope="row">{cell.label}</th>
            <td>{cell.text === '' ? '\u2013' : cell.text}</td>
            <td>
              <MadeOf cell={cell} detail={detail} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};
