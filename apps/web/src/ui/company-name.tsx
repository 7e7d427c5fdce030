import { Link } from 'react-router';
import { useLanguage } from '../i18n/index.ts';
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
}

export const profilePath = (companyId: number): string => `/system/credit/profile?companyId=${companyId}`;

/** A company by its name in the reader's language, with the other one, always the Chinese original, beside it. */
export const CompanyName = ({ name, nameEn, companyId, isSynthetic, layout = 'stack' }: CompanyNameProps) => {
  const isEnglishFirst = useLanguage() === 'en' && Boolean(nameEn);
  // The mark stands behind the Chinese name, which is the shorter of the two.
  const first = isEnglishFirst ? <span lang="en">{nameEn}</span> : <span lang="zh-CN">{name}</span>;
  const second = isEnglishFirst ? (
    <span lang="zh-CN">{name}</span>
  ) : (
    nameEn && <span lang="en">{nameEn}</span>
  );
  return (
    <span className={styles[layout]}>
      <span className={styles['first']}>
        {companyId === undefined ? first : <Link to={profilePath(companyId)}>{first}</Link>}
        {isSynthetic && !isEnglishFirst && <SyntheticMark />}
      </span>
      {second && (
        <span className={styles['second']}>
          {second}
          {isSynthetic && isEnglishFirst && <SyntheticMark />}
        </span>
      )}
    </span>
  );
};
