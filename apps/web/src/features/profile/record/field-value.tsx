import { presentCompanyType, presentEnum } from '@mingjian/domain/companies';
import { findField } from '@mingjian/domain/dictionary';
import { findDivisionLabel } from '@mingjian/domain/divisions';
import type { PayloadValue } from '@mingjian/domain/records';
import { useLanguage, usePick, useTranslation } from '../../../i18n/index.ts';
import { Figure, formatCount, formatDate, formatMoment } from '../../../ui/index.ts';
import styles from './field-value.module.css';

/** Beside a translation stands the Chinese original. */
const Translated = ({ en, cn }: { readonly en: string; readonly cn: string }) => {
  const lang = useLanguage();
  if (lang === 'cn' || en === cn) return <span lang="zh-CN">{cn}</span>;
  return (
    <>
      {en}{' '}
      <span lang="zh-CN" className={styles['original']}>
        {cn}
      </span>
    </>
  );
};

const isWebAddress = (text: string): boolean => /^https?:\/\//i.test(text);

const WebAddress = ({ text }: { readonly text: string }) =>
  isWebAddress(text) ? (
    <a href={text} target="_blank" rel="noreferrer noopener">
      {text}
    </a>
  ) : (
    <span>{text}</span>
  );

/** Fields of text that are codes of a list which has words. */
const NamedText = ({ field, text }: { readonly field: string; readonly text: string }) => {
  const pick = usePick();
  if (field === 'company_type') return <Translated {...presentCompanyType(text)} />;
  const division = field === 'area_code' ? findDivisionLabel(text) : null;
  if (division) {
    return (
      <>
        <span className={styles['code']}>{text}</span> {pick(division)}
      </>
    );
  }
  return <span className={styles['text']}>{text}</span>;
};

const TextValue = ({
  field,
  type,
  text,
}: {
  readonly field: string;
  readonly type: string;
  readonly text: string;
}) => {
  const pick = usePick();
  if (type === 'date') return <span className={styles['code']}>{formatDate(text)}</span>;
  if (type === 'datetime') return <span className={styles['code']}>{formatMoment(text)}</span>;
  if (type === 'money') return <Figure value={text} unit="CNY" />;
  if (type === 'percent') return <Figure value={text} unit="%" />;
  if (type === 'decimal') return <Figure value={text} />;
  if (type === 'enum') return <>{pick(presentEnum(field, text))}</>;
  if (type === 'url') return <WebAddress text={text} />;
  if (type === 'code' && field !== 'area_code') return <span className={styles['code']}>{text}</span>;
  return <NamedText field={field} text={text} />;
};

/** One value of a record, written as the dictionary says: money, date, code, words of an enum. */
export const FieldValue = ({ field, value }: { readonly field: string; readonly value: PayloadValue }) => {
  const { t } = useTranslation('profile');
  const pick = usePick();
  const type = findField(field)?.type ?? 'string';
  if (value === null) return <span>—</span>;
  if (typeof value === 'boolean') return <>{value ? t('yes') : t('no')}</>;
  if (typeof value === 'number') {
    // A year is no quantity: it takes no thousands separator.
    const isPlain = type === 'ref' || findField(field)?.unit === 'year';
    return <span className={styles['code']}>{isPlain ? String(value) : formatCount(value)}</span>;
  }
  if (typeof value === 'string') return <TextValue field={field} type={type} text={value} />;
  if (Array.isArray(value)) {
    const words = value.map((item) =>
      typeof item === 'string' ? pick(presentEnum(field, item)) : JSON.stringify(item),
    );
    return <span className={styles['text']}>{words.join(t('listSeparator'))}</span>;
  }
  return <code className={styles['json']}>{JSON.stringify(value)}</code>;
};
