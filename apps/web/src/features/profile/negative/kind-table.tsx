import type { NegativeKindView } from '@mingjian/contract/negative-records';
import { useTranslation } from '../../../i18n/index.ts';
import { KindRow } from './kind-row.tsx';
import styles from './kind-table.module.css';

/** What is charged has no fault to be open: it is in force, or has ended. */
const COLUMNS = {
  negative: ['kind', 'open', 'closed', 'openAmount', 'share', 'role', 'lastEvent'],
  charge: ['kind', 'inForce', 'ended', 'amountInForce', 'share', 'role', 'lastEvent'],
} as const;
const AMOUNTS: ReadonlySet<string> = new Set(['openAmount', 'amountInForce']);
const WORDS: ReadonlySet<string> = new Set(['kind', 'role']);

/** The kinds of which records are on file, in their order. */
export const KindTable = ({
  label,
  of,
  kinds,
  hasShares,
}: {
  readonly label: string;
  readonly of: keyof typeof COLUMNS;
  readonly kinds: readonly NegativeKindView[];
  /** Some kind of the summary has a share of net assets. */
  readonly hasShares: boolean;
}) => {
  const { t } = useTranslation('negative');
  return (
    <table className={styles['table']}>
      <caption className="visually-hidden">{label}</caption>
      <thead>
        <tr>
          {COLUMNS[of]
            .filter((column) => column !== 'share' || hasShares)
            .map((column) => (
              <th key={column} scope="col" className={WORDS.has(column) ? undefined : styles['figure']}>
                {t(column)}
                {AMOUNTS.has(column) && <span className={styles['unit']}> CNY</span>}
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
