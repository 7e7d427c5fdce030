import type { BusinessChain } from '@mingjian/contract/business-chain';
import { useTranslation } from '../../../i18n/index.ts';
import { Facts, Figure, formatFigure, Missing } from '../../../ui/index.ts';
import { PartyName } from '../party-name.tsx';
import styles from './figures.module.css';

const MOST_PARTS = 10;

/** What the risk of the parties shown adds to the company's, and by whom. */
export const ContagionFigures = ({
  chain: { contagion, isRatingWithheld },
}: {
  readonly chain: BusinessChain;
}) => {
  const { t } = useTranslation('business-chain');
  if (isRatingWithheld) return <Missing reason="withheld" />;
  if (!contagion) return <p className={styles['note']}>{t('noContagion')}</p>;
  const { own, added, passedOn, usual, parties, usualParties, parts } = contagion;
  const whole = own === null ? null : String(Number(own) + Number(added));
  const largest = Math.max(...parts.map(({ points }) => Number(points)), 0);
  return (
    <>
      <Facts
        facts={[
          {
            key: 'own',
            label: t('ownRisk'),
            value: own === null ? t('standing_not-rated') : <Figure value={own} decimals={3} unit="%" />,
          },
          {
            key: 'added',
            label: t('addedRisk'),
            value: <Figure value={added} decimals={3} unit={t('points')} />,
          },
          {
            key: 'whole',
            label: t('wholeRisk'),
            value: <Figure value={whole} decimals={3} missing="not_applicable" />,
          },
        ]}
      />
      <p className={styles['note']}>
        {t('howContagion', { passedOn: formatFigure(passedOn, 0), parties })}
        {usualParties > 0 && ` ${t('usualParties', { count: usualParties, usual: formatFigure(usual) })}`}
      </p>
      <ol className={styles['parts']}>
        {parts.slice(0, MOST_PARTS).map(({ key, name, nameEn, points }) => (
          <li key={key}>
            <PartyName name={name} nameEn={nameEn} />
            <span className={styles['bar']} aria-hidden>
              <span style={{ width: `${largest > 0 ? (100 * Number(points)) / largest : 0}%` }} />
            </span>
            <span className={styles['shares']}>
              {formatFigure(points, 3)} {t('points')}
            </span>
          </li>
        ))}
      </ol>
    </>
  );
};
