import { presentEnum } from '@mingjian/domain/companies';
import type { RecordView } from '@mingjian/contract/companies';
import { usePick, useTranslation } from '../../../../i18n/index.ts';
import { Figure, Missing, formatDate } from '../../../../ui/index.ts';
import { useProfile } from '../../profile-context.ts';
import { Sourced } from '../../sourced.tsx';
import { textOf } from '../text-of.ts';
import type { ListProps } from './list-props.ts';
import styles from './event-list.module.css';

/** The parties of a field but the company itself: its role says that. */
const namesOf = (record: RecordView, field: string, company: string): string | null => {
  const value = record.fields[field];
  const others = Array.isArray(value) ? value.map(String).filter((name) => name !== company) : [];
  return others.length > 0 ? others.join('、') : null;
};

const PARTIES = [
  ['tender_buyer', 'tenderBuyer'],
  ['tender_winner', 'tenderWinner'],
  ['tender_agency', 'tenderAgency'],
] as const;

const Parties = ({ record }: { readonly record: RecordView }) => {
  const { t } = useTranslation('profile');
  const { profile } = useProfile();
  return (
    <span className={styles['about']}>
      {PARTIES.map(([field, label]) => {
        const names = namesOf(record, field, profile.name);
        return (
          names && (
            <span key={field}>
              {t(label)} <span lang="zh-CN">{names}</span>
            </span>
          )
        );
      })}
    </span>
  );
};

/** What was awarded; before that what was budgeted. */
const Amount = ({ record }: { readonly record: RecordView }) => {
  const { t } = useTranslation('profile');
  const awarded = textOf(record, 'tender_award_amount');
  const amount = awarded ?? textOf(record, 'tender_budget');
  if (amount === null) return <Missing />;
  return (
    <>
      <Figure value={amount} unit="CNY" />
      <small>{t(awarded === null ? 'tenderBudget' : 'tenderAward')}</small>
    </>
  );
};

/** Tenders: the role of the company first, then what it was about, with whom and for how much. */
export const TenderList = ({ title, records, isLoading }: ListProps) => {
  const { t } = useTranslation('profile');
  const pick = usePick();
  return (
    <ol className={styles['list']} aria-label={title} aria-busy={isLoading}>
      {records.map((record) => {
        const role = textOf(record, 'tender_role_of_company');
        const stage = textOf(record, 'tender_stage');
        const day = textOf(record, 'tender_published_on') ?? record.provenance.eventDate;
        return (
          <li key={`${record.recordId}-${record.version}`}>
            <time dateTime={day ?? undefined}>{day ? formatDate(day) : t('noDate')}</time>
            <div className={styles['what']}>
              <span className={styles['title']}>
                {role && (
                  <span className={styles['mark']} data-tone={role === 'winner' ? 'positive' : undefined}>
                    {pick(presentEnum('tender_role_of_company', role))}
                  </span>
                )}
                <Sourced provenance={record.provenance}>
                  <span lang="zh-CN">{textOf(record, 'tender_title') ?? t('nothingStated')}</span>
                </Sourced>
                {stage && stage !== 'award' && <small>{pick(presentEnum('tender_stage', stage))}</small>}
              </span>
              <Parties record={record} />
            </div>
            <div className={styles['amount']}>
              <Amount record={record} />
            </div>
          </li>
        );
      })}
    </ol>
  );
};
