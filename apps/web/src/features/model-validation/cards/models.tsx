import { getModelCards } from '@mingjian/contract/model-validation';
import type { ModelCards } from '@mingjian/contract/model-validation';
import type { ReactNode } from 'react';
import { useCall } from '../../../api/queries.ts';
import { useTranslation } from '../../../i18n/index.ts';
import { ErrorState, Loading, Section } from '../../../ui/index.ts';
import { Benchmarks } from './benchmarks.tsx';
import { ModelCardView } from './model-card.tsx';
import styles from './cards.module.css';

type Shown = (cards: ModelCards) => ReactNode;

/** What is told of the models is the same for every database. */
const Models = ({ children }: { readonly children: Shown }) => {
  const { data, error, refetch } = useCall(getModelCards, {});
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return data ? children(data) : <Loading rows={8} />;
};

/** What others and we reach on public data. */
export const BenchmarkSection = () => {
  const { t } = useTranslation('model-validation');
  return (
    <Models>
      {({ benchmarks }) => (
        <Section title={t('benchmarks')} note={t('benchmarksNote', { day: benchmarks.measuredOn })} isFlush>
          <Benchmarks benchmarks={benchmarks} />
        </Section>
      )}
    </Models>
  );
};

/** A card for each model. */
export const CardSection = () => {
  const { t } = useTranslation('model-validation');
  return (
    <Models>
      {({ cards, modelFile }) => (
        <Section
          title={t('cards')}
          note={t('cardsNote')}
          actions={
            <a className={styles['link']} href={modelFile} download>
              {t('modelFile')}
            </a>
          }
        >
          <div className={styles['cards']}>
            {cards.map((card) => (
              <ModelCardView key={card.code} card={card} />
            ))}
          </div>
        </Section>
      )}
    </Models>
  );
};
