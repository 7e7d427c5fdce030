import { BellOutlined } from '@ant-design/icons';
import { getNoticeCount } from '@mingjian/contract/notices';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { call } from '../../api/call.ts';
import { storeAppState, useSession } from '../../api/session/index.ts';
import { useTranslation } from '../../i18n/index.ts';
import styles from './tools.module.css';

const POLL_MS = 120_000;
const MOST_SHOWN = 99;

/** The count is kept only when the answer's code is the string '0'; a failure leaves the old count. */
const readCount = (): Promise<void> =>
  call(getNoticeCount, {}, { isStrict: true, isBackground: true })
    .then((notice) => storeAppState({ notice }))
    .catch(() => undefined);

export const NoticeBadge = () => {
  const { t } = useTranslation('shell');
  const notice = useSession((session) => session.notice);
  useEffect(() => {
    void readCount();
    const timer = setInterval(() => void readCount(), POLL_MS);
    return () => clearInterval(timer);
  }, []);
  const words = notice > 0 ? t('noticesUnread', { count: notice }) : t('noticesNone');
  return (
    <Link to="/system/user/accountNotice" className={styles['notice']} title={words}>
      <BellOutlined aria-hidden />
      <span className="visually-hidden">{words}</span>
      {notice > 0 && (
        <span className={styles['count']} aria-hidden>
          {notice > MOST_SHOWN ? `${MOST_SHOWN}+` : notice}
        </span>
      )}
    </Link>
  );
};
