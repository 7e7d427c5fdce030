import type { NegativeKindView } from '@mingjian/contract/negative-records';
import { presentNegativeKind } from '@mingjian/domain/companies';
import { usePick, useTranslation } from '../../../i18n/index.ts';
import { ErrorState, Loading, Section, formatCount, formatFigure } from '../../../ui/index.ts';
import { AbsentSection } from '../sections/absent-section.tsx';
import { AnsweredWithout } from '../sections/answered-without.tsx';
import { KindTable } from './kind-table.tsx';
import { NextHearing } from './next-hearing.tsx';
import { countOpen, useNegativeSummary } from './use-negative-summary.ts';
import type { NegativeSummary } from './use-negative-summary.ts';
import styles from './negative-section.module.css';

const ROWS_EXPECTED = 6;

const hasRecords = ({ counts }: NegativeKindView): boolean =>
  counts !== null && counts.open + counts.closed + counts.otherSide + counts.namesakes > 0;

/** What the shares are of, or why there are none. */
const Notes = ({ summary }: { readonly summary: NegativeSummary }) => {
  const { t } = useTranslation('negative');
  const { netAssets, isNetAssetsWithheld, kinds } = summary;
  const values = netAssets && {
    amount: `CNY ${formatFigure(netAssets.amount)}`,
    day: netAssets.periodEnd,
  };
  const key = values && Number(netAssets?.amount) > 0 ? 'netAssets' : 'netAssetsNotPositive';
  const hasNamesakes = kinds.some(({ counts }) => (counts?.namesakes ?? 0) > 0);
  return (
    <p className={styles['notes']}>
      {values ? t(key, values) : t(isNetAssetsWithheld ? 'netAssetsWithheld' : 'netAssetsMissing')}{' '}
      {t('amountNote')} {hasNamesakes && t('namesakeNote')}
    </p>
  );
};

const Kinds = ({ summary }: { readonly summary: NegativeSummary }) => {
  const { t } = useTranslation('negative');
  const pick = usePick();
  const negative = summary.kinds.filter(({ group }) => group !== 'encumbrance');
  const onFile = negative.filter(hasRecords);
  const charges = summary.kinds.filter((kind) => kind.group === 'encumbrance' && hasRecords(kind));
  const hasShares = summary.kinds.some(({ openAmount }) => typeof openAmount?.shareOfNetAssets === 'string');
  return (
    <>
      {onFile.length > 0 && (
        <KindTable label={t('table')} of="negative" kinds={onFile} hasShares={hasShares} />
      )}
      <AnsweredWithout
        items={negative
          .filter((kind) => !hasRecords(kind))
          .map(({ kind, state, checkedAt }) => ({ name: pick(presentNegativeKind(kind)), state, checkedAt }))}
      />
      {charges.length > 0 && (
        <>
          <h3 className={styles['charges']}>
            {t('charges')} <small>{t('chargesNote')}</small>
          </h3>
          <KindTable label={t('charges')} of="charge" kinds={charges} hasShares={hasShares} />
        </>
      )}
      {onFile.length + charges.length > 0 && <Notes summary={summary} />}
    </>
  );
};

/** What speaks against the company by kind, gravest first: open against closed, amounts, own role, next hearing. */
export const NegativeSection = () => {
  const { t } = useTranslation('negative');
  const { data, error, refetch, isWithheld } = useNegativeSummary();
  const open = countOpen(data);
  return (
    <Section
      title={t('title')}
      note={open === null ? undefined : t('openInAll', { open: formatCount(open) })}
      isFlush
    >
      {isWithheld && <AbsentSection state="withheld" checkedAt={null} />}
      {error ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
      {!data && !error && !isWithheld ? <Loading rows={ROWS_EXPECTED} /> : null}
      {data?.nextHearing && <NextHearing hearing={data.nextHearing} />}
      {data && <Kinds summary={data} />}
    </Section>
  );
};
