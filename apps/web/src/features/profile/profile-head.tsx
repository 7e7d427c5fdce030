import { presentEnum } from '@mingjian/domain/companies';
import { useLanguage, usePick, useTranslation } from '../../i18n/index.ts';
import { SyntheticMark } from '../../ui/index.ts';
import { CopyButton } from './copy-button.tsx';
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

const TONES: Readonly<Record<string, 'positive' | 'warning' | 'negative'>> = {
  active: 'positive',
  revoked: 'negative',
  deregistered: 'negative',
  liquidation: 'negative',
  moved_out: 'warning',
  suspended: 'warning',
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
  const pick = usePick();
  const { profile } = useProfile();
  const { status, summary } = profile;
  return (
    <div className={styles['tags']}>
      {status && (
        <span className={styles['tag']} data-tone={TONES[status] ?? 'warning'}>
          {pick(presentEnum('registration_status', status))}
        </span>
      )}
      {summary.isListed.value === true && <span className={styles['tag']}>{t('listed')}</span>}
      {summary.isHighTech.value === true && <span className={styles['tag']}>{t('highTech')}</span>}
      {profile.isSynthetic && <SyntheticMark />}
      {profile.creditCode && (
        <Code label={t('creditCode')} code={profile.creditCode} copyLabel={t('copyCreditCode')} />
      )}
      {profile.stockCode && (
        <Code label={t('stockCode')} code={profile.stockCode} copyLabel={t('copyStockCode')} />
      )}
      <span className={styles['asAt']}>{t('asAt', { day: profile.asAt })}</span>
    </div>
  );
};
