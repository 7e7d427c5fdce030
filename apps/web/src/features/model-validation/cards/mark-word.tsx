import type { ModelCard } from '@mingjian/contract/model-validation';
import { useTranslation } from '../../../i18n/index.ts';
import styles from './cards.module.css';

type Mark = ModelCard['facts'][number]['mark'];

/** Where a number comes from: fitted, counted, a prior, the literature. */
export const MarkWord = ({ mark }: { readonly mark: Mark }) => {
  const { t } = useTranslation('model-validation');
  if (mark === null) return null;
  return (
    <span className={styles['mark']} data-mark={mark}>
      {t(`mark_${mark}`)}
    </span>
  );
};
