import type { RecordView } from '@mingjian/contract/companies';
import { useTranslation } from '../../i18n/index.ts';
import { useProfile } from './profile-context.ts';
import { textOf } from './sections/text-of.ts';
import { Sourced } from './sourced.tsx';
import styles from './profile-head.module.css';

const SHOWN = 2;

const changedOn = (record: RecordView): string => textOf(record, 'former_name_changed_on') ?? '';

/** Names that the company had before, the last one first. */
export const FormerNames = () => {
  const { t } = useTranslation('profile');
  const { profile } = useProfile();
  const section = profile.sections.find(({ dimension }) => dimension === 'identifiers_names');
  const named = (section?.records ?? [])
    .filter((record) => textOf(record, 'former_name') !== null)
    .toSorted((a, b) => changedOn(b).localeCompare(changedOn(a)));
  if (named.length === 0) return null;
  return (
    <div className={styles['former']}>
      <span className={styles['label']}>{t('formerly')}</span>{' '}
      {named.slice(0, SHOWN).map((record) => (
        <span key={record.recordId} className={styles['formerName']} lang="zh-CN">
          <Sourced provenance={record.provenance}>{textOf(record, 'former_name')}</Sourced>{' '}
          {changedOn(record) !== '' && (
            <span className={styles['label']}>{t('untilDay', { day: changedOn(record) })}</span>
          )}
        </span>
      ))}
      {named.length > SHOWN && (
        <span className={styles['label']}>{t('moreNames', { count: named.length - SHOWN })}</span>
      )}
    </div>
  );
};
