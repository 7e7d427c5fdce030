import { getMessage } from '@mingjian/contract/outbox';
import { useCall } from '../../api/queries.ts';
import { useTranslation } from '../../i18n/index.ts';
import { ErrorState, Facts, formatMoment, Loading } from '../../ui/index.ts';
import styles from './outbox.module.css';

/** One message in full, to be handed over. */
export const MessageView = ({ messageId }: { readonly messageId: number }) => {
  const { t } = useTranslation('outbox');
  const query = useCall(getMessage, { messageId }, { staleMs: 0 });
  if (query.error) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  if (!query.data) return <Loading rows={6} />;
  const { recipient, subject, body, createdAt, sentAt, channel } = query.data;
  const facts = [
    [t('createdAt'), formatMoment(createdAt)],
    [t('channel'), t(`channel_${channel}`)],
    [t('recipient'), recipient],
    [t('subject'), subject],
    [t('sentAt'), sentAt === null ? t('notSent') : formatMoment(sentAt)],
  ] as const;
  return (
    <>
      <Facts
        facts={facts.map(([label, text]) => ({
          key: label,
          label,
          value: <span className={styles['text']}>{text}</span>,
          isWide: true,
        }))}
      />
      <pre className={styles['body']}>{body}</pre>
    </>
  );
};
