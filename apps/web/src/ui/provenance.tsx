import type { ReactNode } from 'react';
import { usePick, useTranslation } from '../i18n/index.ts';
import { formatDate, formatFigure } from './format.ts';
import { HintCard } from './hint-card.tsx';
import styles from './provenance.module.css';

/** Who says a value, and since when we know it. */
export interface SourceNote {
  readonly source: { readonly en: string; readonly cn: string };
  readonly publishedOn?: string | null | undefined;
  readonly eventDate?: string | null | undefined;
  readonly validFrom?: string | null | undefined;
  readonly retrievedAt?: string | null | undefined;
  readonly knownFrom?: string | null | undefined;
  /** Row, page or cell in the stored original. */
  readonly locator?: string | null | undefined;
  /** 0-100: how sure the link between the record and the company is. */
  readonly confidence?: string | null | undefined;
  /** Record and version, as the record drawer names them. */
  readonly record?: string | undefined;
  readonly isSynthetic?: boolean | undefined;
  /** A report says that it is wrong and waits for its answer. */
  readonly isDisputed?: boolean | undefined;
}

const SourceCard = ({ source, canOpen }: { readonly source: SourceNote; readonly canOpen: boolean }) => {
  const { t } = useTranslation('common');
  const pick = usePick();
  const rows = [
    [t('sourceName'), pick(source.source)],
    [t('sourcePublished'), source.publishedOn && formatDate(source.publishedOn)],
    [t('sourceEvent'), source.eventDate && formatDate(source.eventDate)],
    [t('sourceValidFrom'), source.validFrom && formatDate(source.validFrom)],
    [t('sourceRetrieved'), source.retrievedAt && formatDate(source.retrievedAt)],
    [t('sourceKnownFrom'), source.knownFrom && formatDate(source.knownFrom)],
    [t('sourceConfidence'), source.confidence && `${formatFigure(source.confidence, 0)} / 100`],
    [t('sourceLocator'), source.locator],
    [t('sourceRecord'), source.record],
  ] as const;
  return (
    <dl className={styles['card']}>
      {rows.map(([label, text]) =>
        text ? (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ) : null,
      )}
      {source.isDisputed && <div className={styles['disputed']}>{t('disputedValue')}</div>}
      {source.isSynthetic && <div className={styles['synthetic']}>{t('syntheticValue')}</div>}
      {canOpen && <div className={styles['hint']}>{t('sourceOpen')}</div>}
    </dl>
  );
};

/** Shows the source of a value on hover and on focus; a press opens the record. */
export const Provenance = ({
  source,
  onOpen,
  children,
}: {
  readonly source: SourceNote;
  /** Opens the whole record; the card then says that a press does so. */
  readonly onOpen?: (() => void) | undefined;
  readonly children: ReactNode;
}) => {
  const { t } = useTranslation('common');
  return (
    <HintCard content={<SourceCard source={source} canOpen={onOpen !== undefined} />} onOpen={onOpen}>
      {children}
      {source.isDisputed && (
        <span className={styles['mark']} title={t('disputed')}>
          <span aria-hidden>!</span>
          <span className="visually-hidden">{t('disputed')}</span>
        </span>
      )}
    </HintCard>
  );
};
