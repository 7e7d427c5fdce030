import type { OutboxMessage } from '@mingjian/contract/outbox';
import { useTranslation } from '../../i18n/index.ts';
import { Button, formatMoment } from '../../ui/index.ts';
import type { Column } from '../../ui/index.ts';
import styles from './outbox.module.css';

const State = ({ message: { state, attempts, lastError } }: { readonly message: OutboxMessage }) => {
  const { t } = useTranslation('outbox');
  return (
    <>
      <span data-state={state} className={styles['state']}>
        {t(`state_${state}`)}
      </span>
      {state === 'failed' && (
        <span className={styles['error']}>
          {t('attempts', { count: attempts })} {lastError}
        </span>
      )}
    </>
  );
};

export const useOutboxColumns = (onOpen: (messageId: number) => void): readonly Column<OutboxMessage>[] => {
  const { t } = useTranslation('outbox');
  return [
    { key: 'at', title: t('createdAt'), width: 150, render: ({ createdAt }) => formatMoment(createdAt) },
    { key: 'channel', title: t('channel'), width: 100, render: ({ channel }) => t(`channel_${channel}`) },
    { key: 'recipient', title: t('recipient'), width: 190, render: ({ recipient }) => recipient },
    {
      key: 'subject',
      title: t('subject'),
      render: ({ subject }) => <span className={styles['text']}>{subject}</span>,
    },
    { key: 'state', title: t('state'), width: 200, render: (message) => <State message={message} /> },
    {
      key: 'open',
      title: t('operation'),
      width: 96,
      isFixedEnd: true,
      render: ({ messageId, subject }) => (
        <Button size="small" aria-haspopup="dialog" onClick={() => onOpen(messageId)}>
          {t('open')}
          <span className="visually-hidden"> {subject}</span>
        </Button>
      ),
    },
  ];
};
