import { useState } from 'react';
import { ABSENCE_EXPLANATIONS, ABSENCE_LABELS } from '@mingjian/domain/companies';
import { findDimension } from '@mingjian/domain/dictionary';
import type { NegativeCountView } from '@mingjian/contract/companies';
import { usePick, useTranslation } from '../../../i18n/index.ts';
import { Section, formatCount, formatDate } from '../../../ui/index.ts';
import { useProfile } from '../profile-context.ts';
import { countOpenNegative } from '../profile-sections.ts';
import { DimensionDrawer } from '../record/dimension-drawer.tsx';
import { useOpener } from '../record/use-opener.ts';
import styles from './negative-section.module.css';

const Count = ({ count }: { readonly count: NegativeCountView }) => {
  const { t } = useTranslation('profile');
  const pick = usePick();
  if (count.open === null || count.total === null) {
    const reason = count.state === 'found' ? 'not_yet_fetched' : count.state;
    return (
      <span className={styles['absent']} title={pick(ABSENCE_EXPLANATIONS[reason])}>
        {pick(ABSENCE_LABELS[reason])}
      </span>
    );
  }
  if (count.total === 0) {
    return (
      <span className={styles['clear']}>
        {pick(ABSENCE_LABELS.none_found)}
        {count.checkedAt && <small>{t('checkedOn', { day: formatDate(count.checkedAt) })}</small>}
      </span>
    );
  }
  return (
    <span className={styles['numbers']}>
      <span data-open={count.open > 0 || undefined}>
        <b>{formatCount(count.open)}</b> {t('open')}
      </span>
      <span>
        <b>{formatCount(count.closed ?? 0)}</b> {t('closed')}
      </span>
      {(count.disputed ?? 0) > 0 && (
        <small>{t('disputedCount', { disputed: formatCount(count.disputed ?? 0) })}</small>
      )}
    </span>
  );
};

/** Negative records by dimension, gravest first: what is open against what is closed. A press lists them. */
export const NegativeSection = () => {
  const { t } = useTranslation('profile');
  const pick = usePick();
  const { profile } = useProfile();
  const [listed, setListed] = useState<string | null>(null);
  const opener = useOpener(listed !== null);
  const open = countOpenNegative(profile);
  return (
    <Section
      title={t('section_negative')}
      note={open === null ? undefined : t('openInAll', { open: formatCount(open) })}
      isFlush
    >
      <ul className={styles['grid']}>
        {profile.negativeCounts.map((count) => {
          const dimension = findDimension(count.dimension);
          const name = dimension ? pick({ en: dimension.en, cn: dimension.zh }) : count.dimension;
          const hasRecords = (count.total ?? 0) > 0;
          return (
            <li key={count.dimension} data-alert={(count.open ?? 0) > 0 || undefined}>
              {hasRecords ? (
                <button
                  type="button"
                  onClick={() => {
                    opener.keep();
                    setListed(count.dimension);
                  }}
                >
                  <span className={styles['name']}>{name}</span>
                  <Count count={count} />
                </button>
              ) : (
                <div>
                  <span className={styles['name']}>{name}</span>
                  <Count count={count} />
                </div>
              )}
            </li>
          );
        })}
      </ul>
      {listed && <DimensionDrawer dimension={listed} onClose={() => setListed(null)} />}
    </Section>
  );
};
