import { listNotices, markNoticesRead } from '@mingjian/contract/notices';
import { NOTICE_KINDS } from '@mingjian/domain/notices';
import type { NoticeKind } from '@mingjian/domain/notices';
import { useCall, useChange } from '../../api/queries.ts';
import { useTranslation } from '../../i18n/index.ts';
import {
  Button,
  EmptyState,
  ErrorState,
  InlineSelect,
  Loading,
  Page,
  Pager,
  Section,
} from '../../ui/index.ts';
import { useListPlace } from '../../ui/use-list-place.ts';
import { countAnew } from './count-anew.ts';
import { NoticeItem } from './notice-item.tsx';
import styles from './notices.module.css';

type State = 'read' | 'unread';

const ANY: { readonly kind: NoticeKind | ''; readonly state: State | '' } = { kind: '', state: '' };

/** System and personal notices of this moment, the newest first. */
export const NoticesPage = () => {
  const { t } = useTranslation('notices');
  const { filter, place, show, goTo } = useListPlace(ANY);
  const { kind, state } = filter;
  const notices = useCall(
    listNotices,
    { ...place, ...(kind === '' ? {} : { kind }), ...(state === '' ? {} : { state }) },
    { keepPrevious: true, staleMs: 0 },
  );
  const mark = useChange(markNoticesRead, [listNotices]);
  const markAll = (
    <Button isBusy={mark.isPending} onClick={() => mark.mutate({}, { onSuccess: () => void countAnew() })}>
      {t('markAll')}
    </Button>
  );
  return (
    <Page title={t('title')} subtitle={t('subtitle')} actions={markAll}>
      <Section
        title={t('yours')}
        actions={
          <>
            <InlineSelect
              label={t('kind')}
              value={kind}
              options={[['', t('any')], ...NOTICE_KINDS.map((one) => [one, t(`kind_${one}`)] as const)]}
              onChange={(chosen) => show({ kind: chosen as NoticeKind | '' })}
            />
            <InlineSelect
              label={t('state')}
              value={state}
              options={[
                ['', t('any')],
                ['unread', t('unread')],
                ['read', t('read')],
              ]}
              onChange={(chosen) => show({ state: chosen as State | '' })}
            />
          </>
        }
      >
        {notices.error && <ErrorState error={notices.error} onRetry={() => void notices.refetch()} />}
        {!notices.data && !notices.error && <Loading rows={8} />}
        {notices.data?.items.length === 0 && <EmptyState title={t('none')}>{t('noneText')}</EmptyState>}
        {notices.data && notices.data.items.length > 0 && (
          <>
            <ol className={styles['list']}>
              {notices.data.items.map((notice) => (
                <NoticeItem key={notice.noticeId} notice={notice} />
              ))}
            </ol>
            <Pager {...place} total={notices.data.total} onPage={(page) => goTo(page, place.pageSize)} />
          </>
        )}
      </Section>
    </Page>
  );
};
