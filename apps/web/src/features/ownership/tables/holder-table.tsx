import { useState } from 'react';
import type { Owners } from '@mingjian/contract/ownership';
import { useTranslation } from '../../../i18n/index.ts';
import { Figure, formatFigure, Pager } from '../../../ui/index.ts';
import { useStandingText } from '../ownership-text.ts';
import { HolderLinks } from './holder-links.tsx';
import { PartyName } from './party-name.tsx';
import type { Parties } from './party-name.tsx';
import styles from './tables.module.css';

const PAGE_SIZE = 20;
type Holder = Owners['holders'][number];

const Row = ({
  holder,
  companyId,
  parties,
}: {
  readonly holder: Holder;
  readonly companyId: number;
  readonly parties: Parties;
}) => {
  const { t } = useTranslation('ownership');
  const standingText = useStandingText();
  const { holderId, percent, low, high, direct, isUltimate } = holder;
  const party = holderId === null ? undefined : parties.get(holderId);
  return (
    <tr>
      <th scope="row">{party ? <PartyName party={party} /> : t('unread')}</th>
      <td className={styles['figure']}>
        <Figure value={direct} unit="%" missing="not_applicable" isShort />
      </td>
      <td className={styles['figure']}>
        <Figure value={percent} decimals={4} unit="%" />
        {low !== null && high !== null && low !== high && (
          <small>{t('shareBand', { low: formatFigure(low), high: formatFigure(high) })}</small>
        )}
      </td>
      <td>{party && standingText(party)}</td>
      <td>{isUltimate ? t('ultimate') : t('between')}</td>
      <td>{party && <HolderLinks companyId={companyId} holder={party} />}</td>
    </tr>
  );
};

/** What the columns of all ultimate holders come to, so that nothing of the company is left out. */
const Closing = ({ owners }: { readonly owners: Owners }) => {
  const { t } = useTranslation('ownership');
  return (
    <tbody className={styles['closing']}>
      {(['undisclosed', 'circular', 'selfShare'] as const)
        .filter((key) => key === 'undisclosed' || Number(owners[key]) > 0)
        .map((key) => (
          <tr key={key}>
            <th scope="row" colSpan={2}>
              {t(key)}
            </th>
            <td className={styles['figure']}>
              <Figure value={owners[key]} decimals={4} unit="%" />
            </td>
            <td colSpan={3}>{t(`how_${key}`)}</td>
          </tr>
        ))}
    </tbody>
  );
};

/** Everybody above the company: direct share, share over all paths, and what is not disclosed. */
export const HolderTable = ({ owners, parties }: { readonly owners: Owners; readonly parties: Parties }) => {
  const { t } = useTranslation('ownership');
  const [page, setPage] = useState(1);
  const { holders, holderCount, company } = owners;
  const shown = holders.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */}
      <div className={styles['frame']} role="group" aria-label={t('holdersFrame')} tabIndex={0}>
        <table className={styles['table']}>
          <caption className="visually-hidden">{t('holders')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('columnHolder')}</th>
              <th scope="col" className={styles['figure']}>
                {t('columnDirect')}
              </th>
              <th scope="col" className={styles['figure']}>
                {t('columnIntegrated')}
              </th>
              <th scope="col">{t('columnStanding')}</th>
              <th scope="col">{t('columnPlace')}</th>
              <th scope="col">{t('columnPaths')}</th>
            </tr>
          </thead>
          <tbody>
            {shown.map((holder) => (
              <Row
                key={holder.holderId ?? 'unread'}
                holder={holder}
                companyId={company.id}
                parties={parties}
              />
            ))}
          </tbody>
          <Closing owners={owners} />
        </table>
      </div>
      <Pager page={page} pageSize={PAGE_SIZE} total={holders.length} onPage={setPage} />
      {holderCount > holders.length && (
        <p className={styles['note']}>{t('holdersCut', { shown: holders.length, all: holderCount })}</p>
      )}
    </>
  );
};
