import { COUNT_RANGES, FINANCING_RANGES, presentCompanyType, presentEnum } from '@mingjian/domain/companies';
import type { Words } from '@mingjian/domain/companies';
import type { Fact, SummaryKey } from '@mingjian/contract/companies';
import { findCity, findProvince } from '@mingjian/domain/divisions';
import { findDivision, findIndustry } from '@mingjian/domain/industry';
import type { ReactNode } from 'react';
import { usePick, useTranslation } from '../../i18n/index.ts';
import { CopyButton, Figure, Missing, formatCount, formatDate } from '../../ui/index.ts';
import { Sourced } from './sourced.tsx';

const placeWords = (
  place: { readonly name: string; readonly nameEn: string } | undefined,
  code: string,
): Words => (place ? { en: place.nameEn, cn: place.name } : { en: code, cn: code });

const rangeWords = (code: string): Words =>
  [...COUNT_RANGES, ...FINANCING_RANGES].find((range) => range.code === code) ?? { en: code, cn: code };

/** A class stands with the division it belongs to, whose name is that of another code. */
const industryWords = (code: string): Words => {
  const named = findIndustry(code) ?? findDivision(code);
  if (!named) return { en: code, cn: code };
  return named.code === code
    ? { en: `${code} ${named.en}`, cn: `${code} ${named.cn}` }
    : { en: `${code} (${named.code} ${named.en})`, cn: `${code}（${named.code} ${named.cn}）` };
};

/** Fields of the summary whose text is a code with words in both languages. */
const WORDS: Partial<Record<SummaryKey, (text: string) => Words>> = {
  nature: (text) => presentEnum('ownership_nature', text),
  status: (text) => presentEnum('registration_status', text),
  sizeGrade: (text) => presentEnum('enterprise_scale', text),
  companyType: presentCompanyType,
  province: (code) => placeWords(findProvince(code), code),
  city: (code) => placeWords(findCity(code), code),
  industryCode: industryWords,
  patentRange: rangeWords,
  trademarkRange: rangeWords,
  financingRange: rangeWords,
};

const CHINESE: ReadonlySet<SummaryKey> = new Set(['name', 'legalRepresentative', 'address']);

const Text = ({ name, text }: { readonly name: SummaryKey; readonly text: string }): ReactNode => {
  const pick = usePick();
  const words = WORDS[name]?.(text);
  if (words) return pick(words);
  if (name === 'establishedOn') return formatDate(text);
  return CHINESE.has(name) ? <span lang="zh-CN">{text}</span> : text;
};

const Value = ({ name, fact }: { readonly name: SummaryKey; readonly fact: Fact }): ReactNode => {
  const { t } = useTranslation('profile');
  const { value } = fact;
  if (value === null) return null;
  if (typeof value === 'boolean') return value ? t('yes') : t('no');
  if (name === 'yearsInBusiness') return <Figure value={value} decimals={1} unit={t('years')} />;
  if (fact.currency && (name === 'registeredCapital' || name === 'paidInCapital'))
    return <Figure value={value} unit={fact.currency} />;
  if (typeof value === 'number') return formatCount(value);
  return <Text name={name} text={value} />;
};

/** A field of the summary with its source, or the reason in words why it has no value. */
export const SummaryValue = ({ name, fact }: { readonly name: SummaryKey; readonly fact: Fact }) => {
  const { t } = useTranslation('profile');
  if (fact.value === null) return <Missing reason={fact.absence ?? 'not_yet_fetched'} />;
  const isCopied = name === 'creditCode' && typeof fact.value === 'string';
  return (
    <>
      <Sourced provenance={fact.provenance}>
        <Value name={name} fact={fact} />
      </Sourced>
      {isCopied && <CopyButton text={String(fact.value)} label={t('copyCreditCode')} />}
    </>
  );
};
