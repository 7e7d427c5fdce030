import { SECTIONS, SIZE_GRADES } from '@mingjian/domain/industry';
import { useTranslation } from '../../i18n/index.ts';
import type { Choice } from './use-choice.ts';
import { usePartWords } from './use-part-words.ts';
import type { PartKind } from './use-part-words.ts';
import styles from './choice-bar.module.css';

interface SelectProps {
  readonly label: string;
  readonly kind: PartKind;
  readonly value: string;
  readonly options: readonly string[];
  readonly onValue: (value: string) => void;
}

const Select = ({ label, kind, value, options, onValue }: SelectProps) => {
  const { t } = useTranslation('model-validation');
  const wordsOf = usePartWords();
  return (
    <label className={styles['choice']}>
      <span>{label}</span>
      <select value={value} onChange={({ target }) => onValue(target.value)}>
        <option value="">{t('all')}</option>
        {options.map((option) => (
          <option key={option} value={option}>
            {wordsOf(kind, option)}
          </option>
        ))}
      </select>
    </label>
  );
};

/** Narrows every figure of the page to one year end, one size, one section of industry. */
export const ChoiceBar = ({
  cohorts,
  choice,
  onChange,
}: {
  readonly cohorts: readonly string[];
  readonly choice: Choice;
  readonly onChange: (name: keyof Choice, value: string) => void;
}) => {
  const { t } = useTranslation('model-validation');
  return (
    <div className={styles['bar']} role="group" aria-label={t('choose')}>
      <Select
        label={t('cohort')}
        kind="cohort"
        value={choice.cohortOn ?? ''}
        options={cohorts}
        onValue={(value) => onChange('cohortOn', value)}
      />
      <Select
        label={t('size')}
        kind="size"
        value={choice.sizeGrade ?? ''}
        options={SIZE_GRADES}
        onValue={(value) => onChange('sizeGrade', value)}
      />
      <Select
        label={t('section')}
        kind="section"
        value={choice.section ?? ''}
        options={SECTIONS.map(({ code }) => code)}
        onValue={(value) => onChange('section', value)}
      />
    </div>
  );
};
