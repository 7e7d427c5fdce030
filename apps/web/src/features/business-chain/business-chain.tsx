import { useState } from 'react';
import { getChain } from '@mingjian/contract/business-chain';
import type { BusinessChain as Chain } from '@mingjian/contract/business-chain';
import { useCall } from '../../api/queries.ts';
import { useAsAt } from '../../api/session/index.ts';
import { useTranslation } from '../../i18n/index.ts';
import { EmptyState, ErrorState, Loading, Missing, NoData, Section } from '../../ui/index.ts';
import { ChainChoices } from './chain-choices.tsx';
import type { ChainChoice } from './chain-choices.tsx';
import { ChainTree } from './chain-tree.tsx';
import { ContagionFigures } from './figures/contagion-figures.tsx';
import { SideFigures } from './figures/side-figures.tsx';
import { YearChange } from './figures/year-change.tsx';
import { ChainGraph } from './graph/chain-graph.tsx';
import { PartnerTable } from './partner-table.tsx';
import type { OpenTradeRecord } from './trade-records.tsx';
import styles from './business-chain.module.css';

export interface BusinessChainProps {
  readonly companyId: number;
  /** Shows the record behind a trade, of the company or of another in the chain. */
  readonly onOpenRecord: OpenTradeRecord;
}

const Empty = ({ state }: Pick<Chain, 'state'>) => {
  const { t } = useTranslation('business-chain');
  const { asAt } = useAsAt();
  return (
    <EmptyState title={t('emptyTitle')}>
      {asAt === undefined ? t('emptyText') : t('emptyAtText', { day: asAt })}{' '}
      {state !== 'found' && <Missing reason={state} />}
    </EmptyState>
  );
};

const Picture = ({
  chain,
  onOpenRecord,
}: {
  readonly chain: Chain;
  readonly onOpenRecord: OpenTradeRecord;
}) => {
  const { t } = useTranslation('business-chain');
  const [chosen, setChosen] = useState<string | null>(null);
  if (chain.trades.length === 0) return <NoData>{t('nobody', { year: chain.year ?? '' })}</NoData>;
  return (
    <>
      <p className={styles['note']}>
        {t('graphNote')} {chain.isCapped && t('capped')}
      </p>
      <div className={styles['picture']}>
        <div>
          <ChainGraph chain={chain} chosen={chosen} />
        </div>
        <ChainTree
          key={`${chain.companyId} ${chain.year}`}
          chain={chain}
          onChoose={setChosen}
          onOpenRecord={onOpenRecord}
        />
      </div>
    </>
  );
};

const Figures = ({ chain }: { readonly chain: Chain }) => {
  const { t } = useTranslation('business-chain');
  return (
    <>
      <Section title={t('figuresTitle')} note={t('figuresNote')}>
        <div className={styles['sides']}>
          {chain.sides.map((side) => (
            <SideFigures key={side.role} side={side} />
          ))}
        </div>
      </Section>
      <Section title={t('changeTitle')} note={t('changeNote')}>
        <div className={styles['sides']}>
          {chain.sides.map((side) => (
            <YearChange key={side.role} side={side} />
          ))}
        </div>
      </Section>
      <Section title={t('contagionTitle')} note={t('contagionNote')}>
        <ContagionFigures chain={chain} />
      </Section>
    </>
  );
};

/** Suppliers and customers of a company and theirs: graph, tree, table, concentration, exposure, change, contagion. */
export const BusinessChain = ({ companyId, onOpenRecord }: BusinessChainProps) => {
  const { t } = useTranslation('business-chain');
  const [choice, setChoice] = useState<ChainChoice>({ year: undefined, direction: 'both', depth: 2 });
  const { year: asked, ...rest } = choice;
  const input = { companyId, ...rest, ...(asked === undefined ? {} : { year: asked }) };
  const { data, error, refetch } = useCall(getChain, input, { keepPrevious: true });
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading rows={10} />;
  const { year } = data;
  if (year === null) return <Empty state={data.state} />;
  return (
    <div className={styles['chain']}>
      <Section title={t('title')} note={t('titleNote')}>
        <ChainChoices choice={choice} years={data.years} year={year} onChange={setChoice} />
        <Picture chain={data} onOpenRecord={onOpenRecord} />
      </Section>
      <Figures chain={data} />
      <Section title={t('tableTitle')} note={t('tableNote')} isFlush>
        {(['supplier', 'customer'] as const)
          .filter((role) => choice.direction === 'both' || choice.direction === role)
          .map((role) => (
            <PartnerTable
              key={`${role} ${year}`}
              companyId={companyId}
              role={role}
              year={year}
              onOpenRecord={onOpenRecord}
            />
          ))}
      </Section>
    </div>
  );
};
