import type { NegativeKindView } from '@mingjian/contract/negative-records';
import { useTranslation } from '../../../i18n/index.ts';
import { KindRow } from './kind-row.tsx';
import styles from './kind-table.module.css';

const COLUMNS = ['kind', 'open', 'closed', 'openAmount', 'share', 'role', 'lastEvent'] as const;
const FIGURES: ReadonlySet<string> = new Set(['open', 'closed', 'openAmount', 'share', 'lastEvent']);

/** The kinds of which records are on file, in their order. */
export const KindTable = ({
  label,
  kinds,
}: {
  readonly label: string;
  readonly kinds: readonly NegativeKindView[];
}) => {
  const { t } = useTranslation('negative');
  const hasShares = kinds.some(({ openAmount }) => (openAmount?.shareOfNetAssets ?? null) !== null);
  const columns = COLUMNS.filter((column) => column !== 'share' || hasShares);
  return (
    <table className={styles['table']}>
      <caption className="visually-hidden">{label}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col" className={FIGURES.has(column) ? styles['figure'] : undefined}>
              {t(column)}
              {column === 'openAmount' && <span className={styles['unit']}> CNY</span>}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {kinds.map(
          (kind) =>
            kind.counts && <KindRow key={kind.kind} kind={kind} counts={kind.counts} hasShares={hasShares} />,
        )}
      </tbody>
    </table>
  );
};
