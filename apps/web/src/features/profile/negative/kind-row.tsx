import { presentNegativeKind, presentRole } from '@mingjian/domain/companies';
import type { NegativeKindView } from '@mingjian/contract/negative-records';
import { Link, useLocation } from 'react-router';
import { usePick, useTranslation } from '../../../i18n/index.ts';
import { Figure, Missing, formatCount, formatDate } from '../../../ui/index.ts';
import { Share } from './share.tsx';
import styles from './kind-table.module.css';

const BUSINESS = '/system/credit/business';
const SHOWN_ROLES = 3;

const OpenAmount = ({ kind, open }: { readonly kind: NegativeKindView; readonly open: number }) => {
  const { t } = useTranslation('negative');
  const { openAmount, hasAmounts } = kind;
  if (!hasAmounts) return <Missing isShort reason="not_applicable" />;
  if (open === 0) return <Missing isShort reason="none_found" />;
  if (openAmount === null) return <Missing reason="not_disclosed" />;
  return (
    <>
      <Figure value={openAmount.amount} />
      {openAmount.records < open && (
        <small>
          {t('disclosedBy', { records: formatCount(openAmount.records), open: formatCount(open) })}
        </small>
      )}
    </>
  );
};

/** What is counted apart: disputed, on the other side, perhaps of a namesake. */
const Asides = ({ counts }: { readonly counts: NonNullable<NegativeKindView['counts']> }) => {
  const { t } = useTranslation('negative');
  const words = [
    ...(counts.disputed > 0 ? [t('disputed', { disputed: formatCount(counts.disputed) })] : []),
    ...(counts.otherSide > 0 ? [t('otherSide', { count: counts.otherSide })] : []),
    ...(counts.namesakes > 0 ? [t('namesakes', { count: counts.namesakes })] : []),
  ];
  return words.length === 0 ? null : <small>{words.join(' · ')}</small>;
};

/** A kind of which records are on file; its name leads to them. */
export const KindRow = ({
  kind,
  counts,
  hasShares,
}: {
  readonly kind: NegativeKindView;
  readonly counts: NonNullable<NegativeKindView['counts']>;
  /** Some kind of the table has a share of net assets. */
  readonly hasShares: boolean;
}) => {
  const { t } = useTranslation('negative');
  const pick = usePick();
  const { search } = useLocation();
  const share = kind.openAmount?.shareOfNetAssets ?? null;
  const roles = kind.roles.slice(0, SHOWN_ROLES);
  const isCharge = kind.group === 'encumbrance';
  return (
    <tr data-alert={(counts.open > 0 && !isCharge) || undefined}>
      <th scope="row">
        <Link to={{ pathname: BUSINESS, search, hash: kind.dimension }}>
          {pick(presentNegativeKind(kind.kind))}
        </Link>
        <Asides counts={counts} />
      </th>
      <td data-label={t(isCharge ? 'inForce' : 'open')} className={styles['figure']}>
        <b>{formatCount(counts.open)}</b>
      </td>
      <td data-label={t(isCharge ? 'ended' : 'closed')} className={styles['figure']}>
        {formatCount(counts.closed)}
      </td>
      <td
        data-label={t(isCharge ? 'amountInForce' : 'openAmount')}
        data-untold={counts.open === 0 || !kind.hasAmounts || undefined}
        className={styles['figure']}
      >
        <OpenAmount kind={kind} open={counts.open} />
      </td>
      {hasShares && (
        <td data-label={t('share')} data-untold={share === null || undefined} className={styles['figure']}>
          {share === null ? <Missing isShort reason="not_applicable" /> : <Share percent={share} />}
        </td>
      )}
      <td data-label={t('role')} className={styles['roles']}>
        {roles.map(({ role, records }) => (
          <span key={role}>
            {kind.roles.length === 1
              ? pick(presentRole(role))
              : t('roleCount', { role: pick(presentRole(role)), records: formatCount(records) })}
          </span>
        ))}
      </td>
      <td data-label={t('lastEvent')} className={styles['figure']}>
        {kind.lastEventOn ? formatDate(kind.lastEventOn) : <Missing isShort />}
      </td>
    </tr>
  );
};
