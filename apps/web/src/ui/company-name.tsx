import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useLanguage } from '../i18n/index.ts';
import { ReportPrice } from './report-price.tsx';
import { SyntheticMark } from './synthetic-mark.tsx';
import styles from './company-name.module.css';

export interface CompanyNameProps {
  /** The registered name, in Chinese. */
  readonly name: string;
  readonly nameEn?: string | null | undefined;
  /** Makes the name a link to the profile. */
  readonly companyId?: number | undefined;
  readonly isSynthetic?: boolean | undefined;
  /** `line`: the original behind the translation; `stack`: below it. */
  readonly layout?: 'line' | 'stack';
  /** Whether what opening costs stands behind the name; a row with a line of its own below shows it there. */
  readonly isPriced?: boolean;
  /** Writes a name its own way, for instance with the part that was searched for marked. */
  readonly writeName?: (name: string) => ReactNode;
}

export const profilePath = (companyId: number): string => `/system/credit/profile?companyId=${companyId}`;

/** A company by its name in the reader's language, with the other one, always the Chinese original, beside it. */
export const CompanyName = ({
  name,
  nameEn,
  companyId,
  isSynthetic,
  layout = 'stack',
  isPriced = true,
  writeName = (text) => text,
}: CompanyNameProps) => {
  const isEnglishFirst = useLanguage() === 'en' && Boolean(nameEn);
  const chinese = <span lang="zh-CN">{writeName(name)}</span>;
  const english = nameEn && <span lang="en">{writeName(nameEn)}</span>;
  // The marks stand behind the Chinese name, which is the shorter of the two.
  const [first, second] = isEnglishFirst ? [english, chinese] : [chinese, english];
  return (
    <span className={styles[layout]}>
      <span className={styles['first']}>
        {companyId === undefined ? first : <Link to={profilePath(companyId)}>{first}</Link>}
        {isSynthetic && !isEnglishFirst && <SyntheticMark />}
        {isPriced && !isEnglishFirst && <ReportPrice companyId={companyId} />}
      </span>
      {second && (
        <span className={styles['second']}>
          {second}
          {isSynthetic && isEnglishFirst && <SyntheticMark />}
          {isPriced && isEnglishFirst && <ReportPrice companyId={companyId} />}
        </span>
      )}
    </span>
  );
};
