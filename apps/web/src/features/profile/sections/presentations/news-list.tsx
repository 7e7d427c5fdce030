import { dayInChina } from '@mingjian/domain/calendar';
import { presentEnum } from '@mingjian/domain/companies';
import type { RecordView } from '@mingjian/contract/companies';
import { usePick, useTranslation } from '../../../../i18n/index.ts';
import { formatDate } from '../../../../ui/index.ts';
import { Sourced } from '../../sourced.tsx';
import { textOf } from '../text-of.ts';
import type { ListProps } from './list-props.ts';
import styles from './event-list.module.css';

const dayOf = (record: RecordView): string | null => {
  const moment = textOf(record, 'news_published_at');
  if (moment !== null) return dayInChina(moment);
  return textOf(record, 'announcement_notice_date') ?? record.provenance.publishedOn;
};

/** News and announcements by day, each with its tone where a source tells one. */
export const NewsList = ({ title, records, isLoading }: ListProps) => {
  const { t } = useTranslation('profile');
  const pick = usePick();
  return (
    <ol className={styles['list']} aria-label={title} aria-busy={isLoading}>
      {records.map((record) => {
        const day = dayOf(record);
        const sentiment = textOf(record, 'news_sentiment');
        const event = textOf(record, 'news_event_type');
        const about = [
          textOf(record, 'news_source'),
          textOf(record, 'news_category') ?? textOf(record, 'announcement_notice_type'),
        ].filter((text) => text !== null);
        return (
          <li key={`${record.recordId}-${record.version}`}>
            <time dateTime={day ?? undefined}>{day ? formatDate(day) : t('noDate')}</time>
            <div className={styles['what']}>
              <span className={styles['title']}>
                <Sourced provenance={record.provenance}>
                  <span lang="zh-CN">
                    {textOf(record, 'news_title') ??
                      textOf(record, 'announcement_notice_title') ??
                      t('nothingStated')}
                  </span>
                </Sourced>
                {event && <small>{pick(presentEnum('news_event_type', event))}</small>}
              </span>
              {about.length > 0 && (
                <span className={styles['about']} lang="zh-CN">
                  {about.join(' · ')}
                </span>
              )}
            </div>
            {sentiment && (
              <span className={styles['mark']} data-tone={sentiment}>
                {pick(presentEnum('news_sentiment', sentiment))}
              </span>
            )}
          </li>
        );
      })}
    </ol>
  );
};
