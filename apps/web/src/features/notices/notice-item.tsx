import { listNotices, markNoticesRead } from '@mingjian/contract/notices';
import type { Notice } from '@mingjian/contract/notices';
import { useState } from 'react';
import { useChange } from '../../api/queries.ts';
import { usePick, useTranslation } from '../../i18n/index.ts';
import { formatMoment } from '../../ui/index.ts';
import { countAnew } from './count-anew.ts';
import styles from './notices.module.css';

/** A notice by its title; opening it shows the contents and marks it as read. */
export const NoticeItem = ({ notice }: { readonly notice: Notice }) => {
  const { t } = useTranslation('notices');
  const pick = usePick();
  const [isOpen, setIsOpen] = useState(false);
  const mark = useChange(markNoticesRead, [listNotices]);
  const toggle = (): void => {
    setIsOpen(!isOpen);
    if (!notice.isRead && !isOpen)
      mark.mutate({ noticeIds: [notice.noticeId] }, { onSuccess: () => void countAnew() });
  };
  return (
    <li className={styles['notice']} data-unread={!notice.isRead || undefined}>
      <h3>
        <button type="button" aria-expanded={isOpen} onClick={toggle}>
          <span className={styles['kind']}>{t(`kind_${notice.kind}`)}</span>
          <span className={styles['name']}>{pick(notice.title)}</span>
          <span className={styles['state']}>{t(notice.isRead ? 'read' : 'unread')}</span>
        </button>
      </h3>
      <p className={styles['facts']}>
        <span>{notice.publisher}</span>
        <span>
          {t('from', { when: formatMoment(notice.beginsAt) })}
          {notice.endsAt && ` ${t('until', { when: formatMoment(notice.endsAt) })}`}
        </span>
      </p>
      {isOpen && <p className={styles['contents']}>{pick(notice.contents)}</p>}
    </li>
  );
};
