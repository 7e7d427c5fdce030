import type { BatchImportRow, RowCandidate } from '@mingjian/contract/batch-imports';
import { useLanguage, useTranslation } from '../../../i18n/index.ts';
import { Button } from '../../../ui/index.ts';
import { ListedCompany } from './listed-company.tsx';
import styles from './rows.module.css';

/** Why a candidate has its score: each part with its points. */
const Reasons = ({ candidate }: { readonly candidate: RowCandidate }) => {
  const { t } = useTranslation('batch-imports');
  const { company, matchedName, parts } = candidate;
  const isOtherName = matchedName !== company.name && matchedName !== company.nameEn;
  return (
    <ul className={styles['reasons']} aria-label={t('reasons')}>
      {isOtherName && <li lang="zh-CN">{matchedName}</li>}
      {parts.map(({ part, finding, points }) => (
        <li key={part} data-tone={points < 0 ? 'negative' : 'plain'}>
          {t('reason', { part: t(`part_${part}`), finding: t(`finding_${finding}`) })}{' '}
          <span className={styles['points']}>{points > 0 ? `+${points}` : `−${Math.abs(points)}`}</span>
        </li>
      ))}
    </ul>
  );
};

export interface CandidatesProps {
  readonly row: BatchImportRow;
  /** The row in words, for who cannot see beside which row a button stands. */
  readonly place: string;
  readonly isBusy: boolean;
  readonly onPick: (companyId: number) => void;
}

/** Who may be meant, best first; one click settles the row. */
export const Candidates = ({ row, place, isBusy, onPick }: CandidatesProps) => {
  const { t } = useTranslation('batch-imports');
  const lang = useLanguage();
  return (
    <ol className={styles['candidates']} aria-label={t('candidatesOf', { row: place })}>
      {row.candidates.map((candidate) => {
        const { company, score } = candidate;
        const name = (lang === 'en' && company.nameEn) || company.name;
        return (
          <li key={company.companyId} className={styles['candidate']}>
            <span className={styles['points100']} title={t('score', { score })}>
              <span className="visually-hidden">{t('score', { score })}</span>
              <span aria-hidden>{score}</span>
            </span>
            <div className={styles['who']}>
              <ListedCompany company={company} />
              <Reasons candidate={candidate} />
            </div>
            <Button
              size="small"
              data-pick
              disabled={isBusy}
              aria-label={t('chooseFor', { name, row: place })}
              onClick={() => onPick(company.companyId)}
            >
              {t('choose')}
            </Button>
          </li>
        );
      })}
    </ol>
  );
};
