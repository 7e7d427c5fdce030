import { Link } from 'react-router';
import type { SummaryKey } from '@mingjian/contract/companies';
import { presentEnum } from '@mingjian/domain/companies';
import { findDimension } from '@mingjian/domain/dictionary';
import { usePick, useTranslation } from '../../i18n/index.ts';
import { SyntheticMark } from '../../ui/index.ts';
import { listOpen, useNegativeSummary } from './negative/use-negative-summary.ts';
import { useProfile } from './profile-context.ts';
import { Sourced } from './sourced.tsx';
import styles from './profile-head.module.css';

const TONES: Readonly<Record<string, 'positive' | 'warning' | 'negative'>> = {
  active: 'positive',
  revoked: 'negative',
  deregistered: 'negative',
  liquidation: 'negative',
  moved_out: 'warning',
  suspended: 'warning',
};

/** What makes a reader stop, the gravest first, while it stands open. */
const GRAVE = [
  'bankruptcy',
  'dishonest_debtor',
  'serious_violation_blacklist',
  'consumption_restriction',
  'enforcement',
  'abnormal_operation',
] as const;

const YES_TAGS: readonly (readonly [SummaryKey, 'listed' | 'highTech'])[] = [
  ['isListed', 'listed'],
  ['isHighTech', 'highTech'],
];

const Grave = () => {
  const pick = usePick();
  const { profile } = useProfile();
  const open = listOpen(useNegativeSummary().data);
  return GRAVE.filter((dimension) => open.has(dimension)).map((dimension) => {
    const named = findDimension(dimension);
    return (
      <Link
        key={dimension}
        className={styles['tag']}
        data-tone="negative"
        to={{
          pathname: '/system/credit/business',
          search: `?companyId=${profile.companyId}`,
          hash: `#${dimension}`,
        }}
      >
        {named && pick({ en: named.en, cn: named.zh })}
      </Link>
    );
  });
};

/** What kind of company it is at a glance; each tag with its source, what is grave leading to its records. */
export const CompanyTags = () => {
  const { t } = useTranslation('profile');
  const pick = usePick();
  const { profile } = useProfile();
  const { status, summary } = profile;
  const nature = summary.nature.value;
  return (
    <>
      {status && (
        <span className={styles['tag']} data-tone={TONES[status] ?? 'warning'}>
          <Sourced provenance={summary.status.provenance}>
            {pick(presentEnum('registration_status', status))}
          </Sourced>
        </span>
      )}
      <Grave />
      {typeof nature === 'string' && (
        <span className={styles['tag']}>
          <Sourced provenance={summary.nature.provenance}>
            {pick(presentEnum('ownership_nature', nature))}
          </Sourced>
        </span>
      )}
      {YES_TAGS.filter(([key]) => summary[key].value === true).map(([key, text]) => (
        <span key={key} className={styles['tag']}>
          <Sourced provenance={summary[key].provenance}>{t(text)}</Sourced>
        </span>
      ))}
      {profile.isSynthetic && <SyntheticMark />}
    </>
  );
};
