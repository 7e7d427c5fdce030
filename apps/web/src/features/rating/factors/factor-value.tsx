import type { Contribution } from '@mingjian/contract/ratings';
import { usePick, useTranslation } from '../../../i18n/index.ts';
import { Figure } from '../../../ui/index.ts';
import { kindOf } from './factor-kind.ts';
import { MANNERS, writeBand } from './write-value.ts';

interface FactorProps {
  readonly factor: Contribution;
}

/** The value of a factor, written as what it is; a word where there is none. */
export const FactorValue = ({ factor }: FactorProps) => {
  const { t } = useTranslation('rating');
  const kind = kindOf(factor);
  if (factor.state === 'missing') return <>{t('factorMissing')}</>;
  if (factor.state === 'not-meaningful') return <>{t('factorNotMeaningful')}</>;
  if (factor.value === null || kind === 'none') return <span aria-hidden>—</span>;
  const value = Number(factor.value);
  if (kind === 'yes-no') return <>{t(value === 0 ? 'no' : 'yes')}</>;
  const { tell, decimals, unit } = MANNERS[kind];
  return <Figure value={tell(value)} decimals={decimals} unit={unit && t(unit)} />;
};

/** What its formula gives: growth is scored as a difference of logarithms and told as growth. */
export const FormulaValue = ({ factor }: FactorProps) =>
  kindOf(factor) === 'growth' && factor.state === 'known' ? (
    <>
      <Figure value={Number(factor.value)} decimals={MANNERS.ratio.decimals} />
      {' ('}
      <FactorValue factor={factor} />)
    </>
  ) : (
    <FactorValue factor={factor} />
  );

/** The step or band that the value falls on. */
export const FactorBand = ({ factor }: FactorProps) => {
  const { t } = useTranslation('rating');
  const pick = usePick();
  if (!factor.band || factor.state !== 'known') return null;
  return <>{writeBand(factor, pick(factor.band), t('unitPoints'))}</>;
};
