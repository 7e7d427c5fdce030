import { findDimension, findField } from '@mingjian/domain/dictionary';
import type { DataQualityView } from '@mingjian/contract/companies';
import { usePick, useTranslation } from '../../../i18n/index.ts';
import { Figure, Section } from '../../../ui/index.ts';
import { useProfile } from '../profile-context.ts';
import { ScrollFrame } from '../scroll-frame.tsx';
import styles from './quality-section.module.css';

type Part = DataQualityView['parts'][number];

const Factor = ({ label, value }: { readonly label: string; readonly value: string }) => (
  <div className={styles['factor']}>
    <dt>{label}</dt>
    <dd>
      <Figure value={value} />
      <span className={styles['bar']} aria-hidden>
        <span style={{ width: `${Number(value)}%` }} />
      </span>
    </dd>
  </div>
);

/** What is missing, in the words of the dictionary. */
const MissingItems = ({ part }: { readonly part: Part }) => {
  const { t } = useTranslation('profile');
  const pick = usePick();
  if (part.missing.length === 0) return <span className={styles['complete']}>{t('nothingMissing')}</span>;
  const words = part.missing.map(({ dimension, field }) => {
    const named = field === null ? findDimension(dimension) : findField(field);
    return named ? pick({ en: named.en, cn: named.zh }) : (field ?? dimension);
  });
  return <>{words.join(t('listSeparator'))}</>;
};

const PartRow = ({ part }: { readonly part: Part }) => {
  const { t } = useTranslation('profile');
  return (
    <tr>
      <th scope="row">{t(`part_${part.key}`)}</th>
      <td className={styles['figure']}>{part.weight}</td>
      <td className={styles['figure']}>
        <Figure value={part.completeness} />
      </td>
      <td className={styles['figure']}>
        <Figure value={part.freshness} missing="none_found" isShort />
      </td>
      <td className={styles['figure']}>
        <Figure value={part.confidence} missing="none_found" isShort />
      </td>
      <td>
        <MissingItems part={part} />
      </td>
    </tr>
  );
};

/** The data quality score with its factors, its parts and what is missing from each. */
export const QualitySection = () => {
  const { t } = useTranslation('profile');
  const { dataQuality } = useProfile().profile;
  return (
    <Section title={t('section_quality')} note={t('qualityNote')} isFlush>
      <dl className={styles['factors']}>
        <div className={styles['score']}>
          <dt>{t('score')}</dt>
          <dd>
            <Figure value={dataQuality.score} /> <small>{t('outOf100')}</small>
          </dd>
        </div>
        <Factor label={t('completeness')} value={dataQuality.completeness} />
        <Factor label={t('freshness')} value={dataQuality.freshness} />
        <Factor label={t('confidence')} value={dataQuality.confidence} />
      </dl>
      <ScrollFrame label={t('qualityParts')}>
        <table className={styles['table']}>
          <caption className="visually-hidden">{t('qualityParts')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('part')}</th>
              <th scope="col" className={styles['figure']}>
                {t('weight')}
              </th>
              <th scope="col" className={styles['figure']}>
                {t('completeness')}
              </th>
              <th scope="col" className={styles['figure']}>
                {t('freshness')}
              </th>
              <th scope="col" className={styles['figure']}>
                {t('confidence')}
              </th>
              <th scope="col">{t('missing')}</th>
            </tr>
          </thead>
          <tbody>
            {dataQuality.parts.map((part) => (
              <PartRow key={part.key} part={part} />
            ))}
          </tbody>
        </table>
      </ScrollFrame>
    </Section>
  );
};
