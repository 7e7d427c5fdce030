import { RATING_CLASSES } from '@mingjian/domain/ratings';
import { bandOf } from '../../../ui/index.ts';
import { useTranslation } from '../../../i18n/index.ts';
import styles from './class-ladder.module.css';

/** The 19 classes as steps, with the one of the company standing out. */
export const ClassLadder = ({ name, grade }: { readonly name: string; readonly grade: number }) => {
  const { t } = useTranslation('rating');
  return (
    <div className={styles['ladder']} role="img" aria-label={t('ladder', { name, grade })}>
      {RATING_CLASSES.map((step) => (
        <span
          key={step.name}
          className={styles['step']}
          data-is-own={step.grade === grade || undefined}
          style={{ background: `var(--mj-grade-${bandOf(step.name)})` }}
        />
      ))}
    </div>
  );
};
