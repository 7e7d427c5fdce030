import { getRatingOpinion } from '@mingjian/contract/opinions';
import type { RatingOpinions } from '@mingjian/contract/opinions';
import { FAILURES } from '@mingjian/contract/wire';
import { useState } from 'react';
import { useCall } from '../../api/queries.ts';
import { useAsAt } from '../../api/session/index.ts';
import { usePick, useTranslation } from '../../i18n/index.ts';
import { EmptyState, ErrorState, Loading, Section } from '../../ui/index.ts';
import { OpinionForm } from './opinion-form.tsx';
import { OpinionHistory } from './opinion-history.tsx';
import { OpinionFacts } from './opinion-facts.tsx';
import { StandingOpinion } from './standing-opinion.tsx';
import { useFocusKept } from './use-focus-kept.ts';
import { WithdrawnNote } from './withdrawn-note.tsx';
import styles from './opinions.module.css';

/** On today: the opinion that stands, or the form of a new one. */
const OpinionOfToday = ({ opinions }: { readonly opinions: RatingOpinions }) => {
  const { rating, current, history } = opinions;
  const [isChanging, setIsChanging] = useState(false);
  const [last] = history;
  const place = useFocusKept(`${current?.opinionId ?? 'none'} ${isChanging}`);
  return (
    <div ref={place} tabIndex={-1} className={styles['today']}>
      {current && !isChanging ? (
        <StandingOpinion
          opinion={current}
          rating={rating}
          onChange={rating ? () => setIsChanging(true) : undefined}
        />
      ) : (
        <>
          {!current && last?.ending === 'withdrawn' && <WithdrawnNote opinion={last} />}
          {rating && (
            <OpinionForm
              companyId={opinions.companyId}
              rating={rating}
              current={current}
              onDone={() => setIsChanging(false)}
            />
          )}
        </>
      )}
    </div>
  );
};

const OpinionThen = ({ opinions, day }: { readonly opinions: RatingOpinions; readonly day: string }) => {
  const { t } = useTranslation('opinions');
  const { current } = opinions;
  return (
    <>
      {current ? (
        <OpinionFacts opinion={current} rating={null} />
      ) : (
        <p className={styles['quiet']}>{t('noneThen', { day })}</p>
      )}
      <p className={styles['quiet']}>{t('notOnToday')}</p>
    </>
  );
};

const hasNothing = ({ rating, current, history }: RatingOpinions): boolean =>
  rating === null && current === null && history.length === 0;

/** What the reader thinks of the rating of a company, now or on the day of the header. */
export const OpinionSection = ({ companyId }: { readonly companyId: number }) => {
  const { t } = useTranslation('opinions');
  const pick = usePick();
  const { asAt } = useAsAt();
  const { data, error, refetch } = useCall(getRatingOpinion, { companyId });
  return (
    <Section title={t('title')} note={t('private')}>
      {error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <Loading rows={6} />
      ) : hasNothing(data) ? (
        <EmptyState title={pick(FAILURES['company-not-rated'])} />
      ) : (
        <div className={styles['body']}>
          {asAt === undefined ? (
            <OpinionOfToday opinions={data} />
          ) : (
            <OpinionThen opinions={data} day={asAt} />
          )}
          {data.history.length > 0 && <OpinionHistory opinions={data.history} />}
        </div>
      )}
    </Section>
  );
};
