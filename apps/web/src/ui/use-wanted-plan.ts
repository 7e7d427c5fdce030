import type { OwnPlanRequest, PricedCatalogue } from '@mingjian/contract/plans';
import { PLAN_FEATURES, isOpen } from '@mingjian/domain/plans';
import { usePick } from '../i18n/index.ts';
import { formatCount } from './format.ts';

/** What was asked for in words: a plan or package by name, chosen features by what is open. */
export const useWantedPlan = ({ plans, packages }: PricedCatalogue, ownChoice: string) => {
  const pick = usePick();
  return ({ kind, code, features }: Pick<OwnPlanRequest, 'kind' | 'code' | 'features'>): string => {
    const sold = [...plans, ...packages].find((one) => one.code === code);
    if (kind !== 'diy') return sold ? pick(sold) : (code ?? '');
    const chosen = PLAN_FEATURES.filter((feature) => isOpen(features[feature.code])).map((feature) => {
      const grant = features[feature.code];
      return typeof grant === 'number' ? `${pick(feature)} ${formatCount(grant)}` : pick(feature);
    });
    return `${ownChoice}: ${chosen.join(', ')}`;
  };
};
