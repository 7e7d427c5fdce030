import { listPublishedNotices } from '@mingjian/contract/notices';
import type { PublishedNotice } from '@mingjian/contract/notices';
import { NOTICE_STAGES } from '@mingjian/domain/notices';
import type { NoticeStage } from '@mingjian/domain/notices';
import { Drawer } from 'antd';
import { useState } from 'react';
import { useCall } from '../../../api/queries.ts';
import { useTranslation } from '../../../i18n/index.ts';
import { Button, DataTable, EmptyState, InlineSelect, Page, Section } from '../../../ui/index.ts';
import { useListPlace } from '../../../ui/use-list-place.ts';
import { useOpener } from '../../../ui/use-opener.ts';
import { NoticeForm } from './notice-form.tsx';
import { usePublishedColumns } from './published-columns.tsx';

const ANY: { readonly stage: NoticeStage | '' } = { stage: '' };

/** The notices that were published within reach, and the form of a new one. */
export const PublishPage = () => {
  const { t } = useTranslation('notices');
  const { filter, place, show, goTo } = useListPlace(ANY);
  const { stage } = filter;
  const [edited, setEdited] = useState<PublishedNotice | 'new' | null>(null);
  const notices = useCall(
    listPublishedNotices,
    { ...place, ...(stage === '' ? {} : { stage }) },
    { keepPrevious: true, staleMs: 0 },
  );
  const opener = useOpener(edited === null);
  const open = (notice: PublishedNotice | 'new'): void => {
    opener.keep();
    setEdited(notice);
  };
  const columns = usePublishedColumns(open);
  const close = (): void => setEdited(null);
  return (
    <Page
      title={t('publishTitle')}
      subtitle={t('publishSubtitle')}
      actions={
        <Button kind="primary" aria-haspopup="dialog" onClick={() => open('new')}>
          {t('newNotice')}
        </Button>
      }
    >
      <Section
        title={t('published')}
        isFlush
        actions={
          <InlineSelect
            label={t('stage')}
            value={stage}
            options={[['', t('any')], ...NOTICE_STAGES.map((one) => [one, t(`stage_${one}`)] as const)]}
            onChange={(chosen) => show({ stage: chosen as NoticeStage | '' })}
          />
        }
      >
        <DataTable
          caption={t('published')}
          data={notices.data}
          isLoading={notices.isFetching}
          error={notices.error}
          onRetry={() => void notices.refetch()}
          rowKey={(notice) => notice.noticeId}
          minWidth={1140}
          onPage={goTo}
          columns={columns}
          empty={<EmptyState title={t('nonePublished')}>{t('nonePublishedText')}</EmptyState>}
        />
      </Section>
      {edited !== null && (
        <Drawer
          open
          onClose={close}
          title={t(edited === 'new' ? 'newNotice' : 'editNotice')}
          size={640}
          closable={{ 'aria-label': t('close') }}
        >
          <NoticeForm notice={edited === 'new' ? null : edited} onDone={close} />
        </Drawer>
      )}
    </Page>
  );
};
