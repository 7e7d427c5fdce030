import type { ChainTrade, Standing } from '@mingjian/contract/business-chain';
import { useLanguage, useTranslation } from '../../i18n/index.ts';
import { formatFigure } from '../../ui/index.ts';

/** Each language counts large amounts its own way: million and billion, 万 and 亿. */
const SHORT_UNITS = {
  en: [
    [1e9, 'large'],
    [1e6, 'middle'],
  ],
  cn: [
    [1e8, 'large'],
    [1e4, 'middle'],
  ],
} as const;

/** `30 % · ¥ 1.2 bn`: what is disclosed of a trade, in words where nothing is. */
export const useTradeText = () => {
  const { t } = useTranslation('business-chain');
  const units: readonly (readonly [number, 'large' | 'middle'])[] = SHORT_UNITS[useLanguage()];
  const amountText = (amount: string): string => {
    const yuan = Number(amount);
    const unit = units.find(([from]) => Math.abs(yuan) >= from);
    return unit
      ? t(unit[1], { amount: formatFigure(yuan / unit[0]) })
      : t('yuan', { amount: formatFigure(amount, 0) });
  };
  const figures = ({ share, amount }: Pick<ChainTrade, 'share' | 'amount'>): string => {
    const parts = [
      ...(share === null ? [] : [`${formatFigure(share, 1)} %`]),
      ...(amount === null ? [] : [amountText(amount)]),
    ];
    return parts.length > 0 ? parts.join(' · ') : t('undisclosedTrade');
  };
  const other = (amount: string | null) => (amount === null ? t('undisclosedTrade') : amountText(amount));
  return {
    /** On the line: the word of the company, else that of the partner, marked. */
    short: (trade: ChainTrade): string =>
      trade.record === null && trade.other
        ? t('shortOfPartner', { words: other(trade.other.amount) })
        : figures(trade),
    /** Both words where both tell of it. */
    full: (trade: ChainTrade): string => {
      const words = trade.other && t('partnerTellsOf', { words: other(trade.other.amount) });
      if (trade.record === null) return `${t('namedByOther')}${words ? ` · ${words}` : ''}`;
      return words ? `${figures(trade)} · ${words}` : figures(trade);
    },
  };
};

/** The class of a party, or why there is none, and the facts that speak against it. */
export const useStandingText = () => {
  const { t } = useTranslation('business-chain');
  return ({ state, ratingClass, symbol, flags }: Standing): string => {
    const own = state === 'rated' ? `${ratingClass} ${symbol ?? ''}`.trim() : t(`standing_${state}`);
    return [own, ...(flags ?? []).map((flag) => t(`flag_${flag}`))].join(' · ');
  };
};
