import { presentEnum } from '@mingjian/domain/companies';
import { findField } from '@mingjian/domain/dictionary';
import { usePick, useTranslation } from '../../../i18n/index.ts';
import styles from './value-choice.module.css';

/** The values of one field as a choice: the section then shows the records with the value alone. */
export const ValueChoice = ({
  field,
  value,
  onValue,
}: {
  readonly field: string;
  readonly value: string;
  readonly onValue: (value: string) => void;
}) => {
  const { t } = useTranslation('profile');
  const pick = usePick();
  const found = findField(field);
  if (!found) return null;
  const label = pick({ en: found.en, cn: found.zh });
  return (
    <label className={styles['choice']}>
      <span>{label}</span>
      <select value={value} onChange={({ target }) => onValue(target.value)}>
        <option value="">{t('allValues')}</option>
        {found.unit.split(',').map((one) => (
          <option key={one} value={one}>
            {pick(presentEnum(field, one))}
          </option>
        ))}
      </select>
    </label>
  );
};
