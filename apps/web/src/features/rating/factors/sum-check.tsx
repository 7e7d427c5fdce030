import type { Explanation } from '@mingjian/contract/ratings';
import { useTranslation } from '../../../i18n/index.ts';
import { sumFigures } from './sum-figures.ts';
import styles from './factor-table.module.css';

/** Points are 20 / ln 2 log-odds: what rounding to twelve decimals may leave of many of them. */
const NOTHING = 1e-9;

/** Adds up what the table shows, digit by digit, and compares it with the score that came with it. */
export const SumCheck = ({ explanation }: { readonly explanation: Explanation }) => {
  const { t } = useTranslation('rating');
  const { base, contributions, score } = explanation;
  const sum = sumFigures([base.logOdds, ...contributions.map(({ logOdds }) => logOdds)]);
  const difference = Math.abs(
    Number(sumFigures([sum, score.logOdds.startsWith('-') ? score.logOdds.slice(1) : `-${score.logOdds}`])),
  );
  return (
    <p className={styles['check']} data-closes={difference < NOTHING}>
      {t(difference < NOTHING ? 'sumsClose' : 'sumsOpen', {
        count: contributions.length,
        sum: sum.replace('-', '\u2212'),
        score: score.logOdds.replace('-', '\u2212'),
      })}
    </p>
  );
};
