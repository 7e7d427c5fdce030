import { presentCompanyType, presentEnum, presentPosition } from '@mingjian/domain/companies';
import type { Words } from '@mingjian/domain/companies';
import { findField } from '@mingjian/domain/dictionary';
import { findDivisionLabel, findDivisionsByName } from '@mingjian/domain/divisions';
import { DIVISIONS, SECTIONS } from '@mingjian/domain/industry';
import type { Payload } from '@mingjian/domain/records';
import { usePick, useTranslation } from '../../../i18n/index.ts';
import { Figure, formatCount, formatDate, formatMomentInChina } from '../../../ui/index.ts';
import { Translated } from './translated.tsx';
import styles from './field-value.module.css';

const isWebAddress = (text: string): boolean => /^https?:\/\//i.test(text);

const WebAddress = ({ text }: { readonly text: string }) =>
  isWebAddress(text) ? (
    <a href={text} target="_blank" rel="noreferrer noopener">
      {text}
    </a>
  ) : (
    <span>{text}</span>
  );

/** Texts of the register that have English words of a public list. */
const findWords = (field: string, text: string): Words | undefined => {
  if (field === 'company_type') return presentCompanyType(text);
  if (field === 'position_title') return presentPosition(text);
  if (field === 'industry_section' || field === 'industry_division')
    return [...SECTIONS, ...DIVISIONS].find(({ cn }) => cn === text);
  const [place] = field === 'province' || field === 'city' ? findDivisionsByName(text) : [];
  return place && { en: place.nameEn, cn: text };
};

const NamedText = ({ field, text }: { readonly field: string; readonly text: string }) => {
  const pick = usePick();
  const words = findWords(field, text);
  if (words) return <Translated en={words.en} cn={words.cn} />;
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
  if (type === 'date') return <>{formatDate(text)}</>;
  if (type === 'datetime') return <>{formatMomentInChina(text)}</>;
  if (type === 'percent') return <Figure value={text} unit="%" />;
  if (type === 'decimal') return <Figure value={text} />;
  if (type === 'enum') return <>{pick(presentEnum(field, text))}</>;
  if (type === 'url') return <WebAddress text={text} />;
  if (type === 'code' && field !== 'area_code') return <span className={styles['code']}>{text}</span>;
  return <NamedText field={field} text={text} />;
};

/** The field of a record that names the currency of one of its amounts. */
const CURRENCY_FIELDS: Readonly<Record<string, string>> = {
  registered_capital: 'registered_capital_currency',
  paid_in_capital_registered: 'paid_in_capital_currency',
  financing_amount: 'financing_currency',
};

const findCurrency = (field: string, payload: Payload): string => {
  const currency = payload[CURRENCY_FIELDS[field] ?? 'currency'];
  return typeof currency === 'string' ? currency : 'CNY';
};

/** One value of a record, written as the dictionary says: money, date, code, words of an enum. */
export const FieldValue = ({
  field,
  payload,
}: {
  readonly field: string;
  /** The whole record: an amount finds its currency there. */
  readonly payload: Payload;
}) => {
  const { t } = useTranslation('profile');
  const pick = usePick();
  const value = payload[field] ?? null;
  const type = findField(field)?.type ?? 'string';
  if (value === null) return <>{t('nothingStated')}</>;
  if (typeof value === 'boolean') return <>{value ? t('yes') : t('no')}</>;
  if (typeof value === 'number') {
    // A year is no quantity: it takes no thousands separator.
    const isPlain = type === 'ref' || findField(field)?.unit === 'year';
    return <span className={styles['code']}>{isPlain ? String(value) : formatCount(value)}</span>;
  }
  if (typeof value === 'string' && type === 'money')
    return <Figure value={value} unit={findCurrency(field, payload)} />;
  if (typeof value === 'string') return <TextValue field={field} type={type} text={value} />;
  if (Array.isArray(value)) {
    const words = value.map((item) =>
      typeof item === 'string' ? pick(presentEnum(field, item)) : JSON.stringify(item),
    );
    return <span className={styles['text']}>{words.join(t('listSeparator'))}</span>;
  }
  return <code className={styles['json']}>{JSON.stringify(value)}</code>;
};
