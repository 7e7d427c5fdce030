import type { RecordView } from '@mingjian/contract/companies';
import { useTranslation } from '../../i18n/index.ts';
import { useProfile } from './profile-context.ts';
import { Sourced } from './sourced.tsx';
import styles from './profile-head.module.css';

const SHOWN = 2;

const textOf = (record: RecordView, field: string): string => {
  const value = record.fields[field];
  return typeof value === 'string' ? value : '';
};

/** Names that the company had before, the last one first. */
export const FormerNames = () => {
  const { t } = useTranslation('profile');
  const { profile } = useProfile();
  const section = profile.sections.find(({ dimension }) => dimension === 'identifiers_names');
  const named = (section?.records ?? [])
    .filter((record) => textOf(record, 'former_name') !== '')
    .toSorted((a, b) =>
      textOf(b, 'former_name_changed_on').localeCompare(textOf(a, 'former_name_changed_on')),
    );
  if (named.length === 0) return null;
  return (
    <div className={styles['former']}>
      <span className={styles['label']}>{t('formerly')}</span>{' '}
      {named.slice(0, SHOWN).map((record) => (
        <span key={record.recordId} className={styles['formerName']} lang="zh-CN">
          <Sourced provenance={record.provenance}>{textOf(record, 'former_name')}</Sourced>{' '}
          {textOf(record, 'former_name_changed_on') !== '' && (
            <span className={styles['label']}>
              {t('untilDay', { day: textOf(record, 'former_name_changed_on') })}
            </span>
          )}
        </span>
      ))}
      {named.length > SHOWN && (
        <span className={styles['label']}>{t('moreNames', { count: named.length - SHOWN })}</span>
      )}
    </div>
  );
};
