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
  const { scale, decimals, unit } = MANNERS[kind];
  return <Figure value={value * scale} decimals={decimals} unit={unit && t(unit)} />;
};

/** The step or band that the value falls on. */
export const FactorBand = ({ factor }: FactorProps) => {
  const pick = usePick();
  if (!factor.band || factor.state !== 'known') return null;
  return <>{writeBand(factor, pick(factor.band))}</>;
};
