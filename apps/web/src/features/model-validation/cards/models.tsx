import { getModelCards } from '@mingjian/contract/model-validation';
import { useCall } from '../../../api/queries.ts';
import { useTranslation } from '../../../i18n/index.ts';
import { ErrorState, Loading, Section } from '../../../ui/index.ts';
import { Benchmarks } from './benchmarks.tsx';
import { ModelCardView } from './model-card.tsx';
import styles from './cards.module.css';

/** The public benchmarks and a card for each model; the same for every database. */
export const Models = () => {
  const { t } = useTranslation('model-validation');
  const { data, error, refetch } = useCall(getModelCards, {});
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading rows={4} />;
  return (
    <>
      <Section
        title={t('benchmarks')}
        note={t('benchmarksNote', { day: data.benchmarks.measuredOn })}
        isFlush
      >
        <Benchmarks benchmarks={data.benchmarks} />
      </Section>
      <Section
        title={t('cards')}
        note={t('cardsNote')}
        actions={
          <a className={styles['link']} href={data.modelFile} download>
            {t('modelFile')}
          </a>
        }
      >
        <div className={styles['cards']}>
          {data.cards.map((card) => (
            <ModelCardView key={card.code} card={card} />
          ))}
        </div>
      </Section>
    </>
  );
};
