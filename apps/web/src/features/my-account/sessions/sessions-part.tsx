import { listOwnSessions, revokeOtherSessions, revokeSession } from '@mingjian/contract/my-account';
import type { OwnSession } from '@mingjian/contract/my-account';
import { sentenceOf } from '../../../api/call-failure.ts';
import { useCall, useChange } from '../../../api/queries.ts';
import { useTranslation } from '../../../i18n/index.ts';
import { Button, ErrorState, Loading, Section, formatMoment, showToast } from '../../../ui/index.ts';
import { StatusMark } from '../../../ui/status-mark.tsx';
import styles from '../my-account.module.css';

const ENDED = { en: 'The session has been logged out', cn: '会话已退出' };
const ALL_ENDED = { en: 'All other sessions have been logged out', cn: '其他会话已全部退出' };

const useDeviceWords = () => {
  const { t } = useTranslation('my-account');
  return ({ browser, system }: OwnSession): string => {
    if (browser && system) return t('browserOn', { browser, system });
    return browser ?? system ?? t('unknownDevice');
  };
};

const SessionRow = ({ session }: { readonly session: OwnSession }) => {
  const { t } = useTranslation('my-account');
  const device = useDeviceWords()(session);
  const revoke = useChange(revokeSession, [listOwnSessions]);
  return (
    <li>
      <div className={styles['device']}>
        <strong>{device}</strong>
        {session.isCurrent && <StatusMark isActive>{t('thisSession')}</StatusMark>}
      </div>
      <dl>
        {(
          [
            ['address', session.address],
            ['begun', formatMoment(session.createdAt)],
            ['lastClick', formatMoment(session.lastClickAt)],
          ] as const
        ).map(([name, value]) => (
          <div key={name}>
            <dt>{t(name)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {!session.isCurrent && (
        <Button
          size="small"
          aria-label={t('revokeOf', { device, address: session.address })}
          isBusy={revoke.isPending}
          onClick={() =>
            revoke.mutate(
              { sessionId: session.id },
              {
                onSuccess: () => showToast('success', ENDED),
                onError: (error) => showToast('error', sentenceOf(error)),
              },
            )
          }
        >
          {t('revoke')}
        </Button>
      )}
    </li>
  );
};

/** Where the account is signed in, and how to end it there. */
export const SessionsPart = () => {
  const { t } = useTranslation('my-account');
  const sessions = useCall(listOwnSessions, {}, { staleMs: 0 });
  const revokeAll = useChange(revokeOtherSessions, [listOwnSessions]);
  if (!sessions.data)
    return sessions.error ? (
      <ErrorState error={sessions.error} onRetry={() => void sessions.refetch()} />
    ) : (
      <Loading rows={4} />
    );
  const hasOthers = sessions.data.some(({ isCurrent }) => !isCurrent);
  return (
    <Section
      title={t('sessions')}
      note={t('sessionsNote')}
      isFlush
      actions={
        hasOthers && (
          <Button
            size="small"
            isBusy={revokeAll.isPending}
            onClick={() =>
              revokeAll.mutate(
                {},
                {
                  onSuccess: () => showToast('success', ALL_ENDED),
                  onError: (error) => showToast('error', sentenceOf(error)),
                },
              )
            }
          >
            {t('revokeOthers')}
          </Button>
        )
      }
    >
      <ul className={styles['sessions']}>
        {sessions.data.map((session) => (
          <SessionRow key={session.id} session={session} />
        ))}
      </ul>
    </Section>
  );
};
