import { useState } from 'react';
import type { ReactNode } from 'react';
import { Popover } from 'antd';
import { usePick, useTranslation } from '../i18n/index.ts';
import { formatDate } from './format.ts';
import styles from './provenance.module.css';

/** Who says a value, and since when we know it. */
export interface SourceNote {
  readonly source: { readonly en: string; readonly cn: string };
  readonly publishedOn?: string | null | undefined;
  readonly validFrom?: string | null | undefined;
  readonly knownFrom?: string | null | undefined;
  /** Row, page or cell in the stored original. */
  readonly locator?: string | null | undefined;
  readonly isSynthetic?: boolean | undefined;
}

const SourceCard = ({ source }: { readonly source: SourceNote }) => {
  const { t } = useTranslation('common');
  const pick = usePick();
  const rows = [
    [t('sourceName'), pick(source.source)],
    [t('sourcePublished'), source.publishedOn && formatDate(source.publishedOn)],
    [t('sourceValidFrom'), source.validFrom && formatDate(source.validFrom)],
    [t('sourceKnownFrom'), source.knownFrom && formatDate(source.knownFrom)],
    [t('sourceLocator'), source.locator],
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
      {source.isSynthetic && <div className={styles['synthetic']}>{t('syntheticValue')}</div>}
    </dl>
  );
};

/** Shows the source of a value on hover and on focus. The card is built when it is first asked for. */
export const Provenance = ({
  source,
  children,
}: {
  readonly source: SourceNote;
  readonly children: ReactNode;
}) => {
  const [isWanted, setIsWanted] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  const want = (): void => {
    setIsWanted(true);
    setIsOpen(true);
  };
  const handle = (
    <button
      type="button"
      className={styles['handle']}
      onMouseEnter={want}
      onMouseLeave={() => setIsOpen(false)}
      onFocus={want}
      onBlur={() => setIsOpen(false)}
      onKeyDown={(event) => event.key === 'Escape' && setIsOpen(false)}
    >
      {children}
    </button>
  );
  if (!isWanted) return handle;
  return (
    <Popover open={isOpen} content={<SourceCard source={source} />} placement="topLeft" mouseEnterDelay={0.2}>
      {handle}
    </Popover>
  );
};
