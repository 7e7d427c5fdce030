import type { Owners } from '@mingjian/contract/ownership';
import { useTranslation } from '../../../i18n/index.ts';
import { Button } from '../../../ui/index.ts';
import { useNameOf } from '../ownership-text.ts';
import type { Parties } from './party-name.tsx';
import styles from './tables.module.css';

/** Loops of holdings above the company. */
export const LoopTable = ({
  owners,
  parties,
  onShow,
}: {
  readonly owners: Owners;
  readonly parties: Parties;
  /** Shows the companies of a loop in the graph. */
  readonly onShow: (companyIds: readonly number[]) => void;
}) => {
  const { t } = useTranslation('ownership');
  const nameOf = useNameOf();
  if (owners.loops.length === 0) return <p className={styles['note']}>{t('noLoops')}</p>;
  return (
    <table className={styles['loops']}>
      <thead>
        <tr>
          <th scope="col">{t('columnLoop')}</th>
          <th scope="col">{t('columnClosed')}</th>
          <th scope="col">{t('title')}</th>
        </tr>
      </thead>
      <tbody>
        {owners.loops.map(({ companyIds, isClosed }) => (
          <tr key={companyIds.join(' ')}>
            <td>
              {companyIds
                .flatMap((id) => parties.get(id) ?? [])
                .map(nameOf)
                .join(' ↔ ')}
            </td>
            <td>{isClosed ? t('closedLoop') : t('openLoop')}</td>
            <td>
              <Button size="small" onClick={() => onShow(companyIds)}>
                {t('showLoop')}
              </Button>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};
