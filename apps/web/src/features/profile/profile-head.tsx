import { useLanguage, useTranslation } from '../../i18n/index.ts';
import { CopyButton, Figure } from '../../ui/index.ts';
import { CompanyTags } from './company-tags.tsx';
import { FormerNames } from './former-names.tsx';
import { useProfile } from './profile-context.ts';
import styles from './profile-head.module.css';

/** The other name of the company, always with the Chinese original. */
export const ProfileHead = () => {
  const lang = useLanguage();
  const { profile } = useProfile();
  if (!profile.nameEn) return null;
  return lang === 'en' ? (
    <span lang="zh-CN" className={styles['original']}>
      {profile.name}
    </span>
  ) : (
    <span lang="en">{profile.nameEn}</span>
  );
};

const Code = ({
  label,
  code,
  copyLabel,
}: {
  readonly label: string;
  readonly code: string;
  readonly copyLabel: string;
}) => (
  <span className={styles['code']}>
    <span className={styles['label']}>{label}</span> <span className={styles['digits']}>{code}</span>
    <CopyButton text={code} label={copyLabel} />
  </span>
);

/** Status, marks and codes under the name. */
export const ProfileTags = () => {
  const { t } = useTranslation('profile');
  const { profile } = useProfile();
  return (
    <div className={styles['tags']}>
      <CompanyTags />
      {profile.creditCode && (
        <Code label={t('creditCode')} code={profile.creditCode} copyLabel={t('copyCreditCode')} />
      )}
      {profile.stockCode && (
        <Code label={t('stockCode')} code={profile.stockCode} copyLabel={t('copyStockCode')} />
      )}
      <span className={styles['code']} title={t('qualityNote')}>
        <span className={styles['label']}>{t('dataQuality')}</span>{' '}
        <Figure value={profile.dataQuality.score} decimals={0} />
      </span>
      <span className={styles['asAt']}>{t('asAt', { day: profile.asAt })}</span>
      <FormerNames />
    </div>
  );
};
