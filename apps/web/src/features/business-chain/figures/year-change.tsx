import { Link } from 'react-router';
import type { ChainSide, NamedPartner } from '@mingjian/contract/business-chain';
import { useTranslation } from '../../../i18n/index.ts';
import { formatFigure } from '../../../ui/index.ts';
import { PartyName } from '../party-name.tsx';
import styles from './figures.module.css';

const KINDS = ['entered', 'left', 'stayed'] as const;

const shareText = (share: string | null): string => (share === null ? '—' : `${formatFigure(share, 1)} %`);

const Named = ({ partner }: { readonly partner: NamedPartner }) => {
  const { companyId, share, shareBefore } = partner;
  return (
    <li>
      {companyId === null ? (
        <PartyName {...partner} />
      ) : (
        <Link to={`/system/credit/shareholder?companyId=${companyId}#chain`}>
          <PartyName {...partner} />
        </Link>
      )}{' '}
      <span className={styles['shares']}>
        {shareText(shareBefore)} → {shareText(share)}
      </span>
    </li>
  );
};

const signed = (value: string, decimals: number): string =>
  `${Number(value) > 0 ? '+' : ''}${formatFigure(value, decimals)}`;

/** What the list of the year tells against that of the year before. */
export const YearChange = ({ side: { role, change } }: { readonly side: ChainSide }) => {
  const { t } = useTranslation('business-chain');
  if (!change)
    return (
      <div className={styles['side']}>
        <h3>{t(`side_${role}`)}</h3>
        <p className={styles['note']}>{t('noYearBefore')}</p>
      </div>
    );
  return (
    <div className={styles['side']}>
      <h3>{t('changeOf', { side: t(`side_${role}`), year: change.year })}</h3>
      <p className={styles['note']}>
        {change.hhi === null || change.top1 === null || change.top5 === null
          ? t('notComparable')
          : t('moved', {
              hhi: signed(change.hhi, 3),
              top1: signed(change.top1, 1),
              top5: signed(change.top5, 1),
            })}
        {change.anonymous > 0 && ` ${t('anonymous', { count: change.anonymous })}`}
      </p>
      {KINDS.filter((kind) => change[kind].length > 0).map((kind) => (
        <div key={kind} className={styles['kind']} data-kind={kind}>
          <h4>{t(kind, { count: change[kind].length })}</h4>
          <ul>
            {change[kind].map((partner) => (
              <Named key={partner.name} partner={partner} />
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
};
