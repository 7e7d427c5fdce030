import type { ChainSide, ExposureShareView } from '@mingjian/contract/business-chain';
import { useTranslation } from '../../../i18n/index.ts';
import { Figure, Missing } from '../../../ui/index.ts';
import styles from './figures.module.css';

const SHARE_DECIMALS = 1;
const HHI_DECIMALS = 3;

const Percent = ({ value }: { readonly value: string | null }) => (
  <Figure value={value} decimals={SHARE_DECIMALS} unit="%" />
);

const Row = ({
  label,
  how,
  ofDisclosed,
  ofAll,
}: {
  readonly label: string;
  readonly how: string;
  readonly ofDisclosed: React.ReactNode;
  readonly ofAll: React.ReactNode;
}) => (
  <tr>
    <th scope="row">
      {label}
      <span className={styles['how']}>{how}</span>
    </th>
    <td>{ofDisclosed}</td>
    <td>{ofAll}</td>
  </tr>
);

const ConcentrationRows = ({ side: { concentration } }: { readonly side: ChainSide }) => {
  const { t } = useTranslation('business-chain');
  if (!concentration) return null;
  const { hhi, effectiveNumber, top1, top5, ofAll } = concentration;
  return (
    <>
      <Row
        label={t('hhi')}
        how={t('howHhi')}
        ofDisclosed={<Figure value={hhi} decimals={HHI_DECIMALS} />}
        ofAll={
          ofAll ? (
            <>
              <Figure value={ofAll.leastHhi} decimals={HHI_DECIMALS} />–
              <Figure value={ofAll.mostHhi} decimals={HHI_DECIMALS} />
            </>
          ) : (
            <Missing isShort />
          )
        }
      />
      <Row
        label={t('effectiveNumber')}
        how={t('howEffectiveNumber')}
        ofDisclosed={<Figure value={effectiveNumber} />}
        ofAll={<Missing isShort reason="not_applicable" />}
      />
      <Row
        label={t('top1')}
        how={t('howTop1')}
        ofDisclosed={<Percent value={top1} />}
        ofAll={<Percent value={ofAll?.top1 ?? null} />}
      />
      <Row
        label={t('top5')}
        how={t('howTop5')}
        ofDisclosed={<Percent value={top5} />}
        ofAll={<Percent value={ofAll?.top5 ?? null} />}
      />
      <Row
        label={t('undisclosed')}
        how={t('howUndisclosed')}
        ofDisclosed={<Missing isShort reason="not_applicable" />}
        ofAll={<Percent value={ofAll?.undisclosed ?? null} />}
      />
    </>
  );
};

const EXPOSURES = ['weak', 'flagged', 'weakOrFlagged', 'unrated'] as const;

const ExposureCell = ({
  share,
  part,
}: {
  readonly share: ExposureShareView | null;
  readonly part: keyof ExposureShareView;
}) => (share === null ? <Missing isShort reason="withheld" /> : <Percent value={share[part]} />);

const ExposureRows = ({ side: { exposure } }: { readonly side: ChainSide }) => {
  const { t } = useTranslation('business-chain');
  if (!exposure) return null;
  return EXPOSURES.map((key) => (
    <Row
      key={key}
      label={t(key)}
      how={t(`how_${key}`)}
      ofDisclosed={<ExposureCell share={exposure[key]} part="ofDisclosed" />}
      ofAll={<ExposureCell share={exposure[key]} part="ofAll" />}
    />
  ));
};

/** Concentration and exposure of one side, of the disclosed part and of the whole, each with how it is calculated. */
export const SideFigures = ({ side }: { readonly side: ChainSide }) => {
  const { t } = useTranslation('business-chain');
  const { role, partners, counted, concentration, namedByOthers, isCapped } = side;
  return (
    <div className={styles['side']}>
      <h3>{t(`side_${role}`)}</h3>
      <p className={styles['note']}>
        {t('partnersNamed', { count: partners })}
        {counted < partners && ` ${t('largestCounted', { count: counted })}`}
        {concentration?.basis === 'amount' && ` ${t('byAmount')}`}
        {(concentration?.unweighed ?? 0) > 0 &&
          ` ${t('unweighed', { count: concentration?.unweighed ?? 0 })}`}
        {!concentration && ` ${t('nothingToWeigh')}`}
        {namedByOthers > 0 && ` ${t('namedByOthers', { count: namedByOthers })}`}
        {isCapped && ` ${t('largestListed')}`}
      </p>
      {concentration && (
        <div className={styles['frame']}>
          <table className={styles['table']}>
            <caption className="visually-hidden">{t('figuresOf', { side: t(`side_${role}`) })}</caption>
            <thead>
              <tr>
                <th scope="col">{t('figure')}</th>
                <th scope="col">{t('ofDisclosed')}</th>
                <th scope="col">{t(`ofAll_${role}`)}</th>
              </tr>
            </thead>
            <tbody>
              <ConcentrationRows side={side} />
              <ExposureRows side={side} />
            </tbody>
          </table>
        </div>
      )}
    </div>
  );
};
