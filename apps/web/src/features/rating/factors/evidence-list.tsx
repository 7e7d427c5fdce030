import type { Contribution } from '@mingjian/contract/ratings';
import { usePick, useTranslation } from '../../../i18n/index.ts';
import { formatDate, formatFigure } from '../../../ui/index.ts';
import { OpenRecordButton } from '../open-record.tsx';
import type { OpenRecord } from '../open-record.tsx';
import styles from './factor-detail.module.css';

/** What weighs most stands first. */
const byWeight = (evidence: Contribution['evidence']): Contribution['evidence'] =>
  evidence.toSorted((a, b) => Number(b.weight) - Number(a.weight));

/** The records that a factor rests on, each with what is left of its weight and the way to it. */
export const EvidenceList = ({
  factor,
  onOpenRecord,
}: {
  readonly factor: Contribution;
  readonly onOpenRecord: OpenRecord | undefined;
}) => {
  const { t } = useTranslation('rating');
  const pick = usePick();
  const name = pick(factor.name);
  return (
    <table className={styles['evidence']}>
      <caption className="visually-hidden">{t('evidenceOf', { name })}</caption>
      <thead>
        <tr>
          <th scope="col">{t('evidence')}</th>
          <th scope="col">{t('knownSince')}</th>
          <th scope="col" className={styles['figure']}>
            {t('weightLeft')}
          </th>
          <th scope="col">{t('record')}</th>
        </tr>
      </thead>
      <tbody>
        {byWeight(factor.evidence).map((one, place) => (
          <tr key={`${one.recordId} ${place}`}>
            <th scope="row">{t('evidenceNumber', { number: place + 1 })}</th>
            <td>{one.knownFrom ? formatDate(one.knownFrom) : <span aria-hidden>—</span>}</td>
            <td className={styles['figure']}>{formatFigure(one.weight, 3)}</td>
            <td>
              <OpenRecordButton
                recordId={one.recordId}
                knownFrom={one.knownFrom}
                name={`${name} ${place + 1}`}
                onOpenRecord={onOpenRecord}
              />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};
