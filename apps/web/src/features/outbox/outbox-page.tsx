import { listMessages } from '@mingjian/contract/outbox';
import { OUTBOX_CHANNELS, OUTBOX_STATES } from '@mingjian/domain/outbox';
import type { OutboxChannel, OutboxState } from '@mingjian/domain/outbox';
import { Drawer } from 'antd';
import { useState } from 'react';
import { useCall } from '../../api/queries.ts';
import { useTranslation } from '../../i18n/index.ts';
import { DataTable, EmptyState, InlineSelect, Page, Section } from '../../ui/index.ts';
import { MessageView } from './message-view.tsx';
import { useOutboxColumns } from './outbox-columns.tsx';
import styles from './outbox.module.css';

const FIRST = { page: 1, pageSize: 20 };

/** Messages that nothing has sent yet, for the platform administrator to hand over. */
export const OutboxPage = () => {
  const { t } = useTranslation('outbox');
  const [place, setPlace] = useState(FIRST);
  const [channel, setChannel] = useState<OutboxChannel | ''>('');
  const [state, setState] = useState<OutboxState | ''>('');
  const [opened, setOpened] = useState<number | null>(null);
  const messages = useCall(
    listMessages,
    { ...place, ...(channel === '' ? {} : { channel }), ...(state === '' ? {} : { state }) },
    { keepPrevious: true, staleMs: 0 },
  );
  const columns = useOutboxColumns(setOpened);
  const toFirst = (): void => setPlace({ ...place, page: 1 });
  return (
    <Page title={t('title')} subtitle={t('subtitle')}>
      <Section title={t('messages')} isFlush>
        <div className={styles['filter']}>
          <InlineSelect
            label={t('state')}
            value={state}
            options={[['', t('any')], ...OUTBOX_STATES.map((one) => [one, t(`state_${one}`)] as const)]}
            onChange={(chosen) => {
              setState(chosen as OutboxState | '');
              toFirst();
            }}
          />
          <InlineSelect
            label={t('channel')}
            value={channel}
            options={[['', t('any')], ...OUTBOX_CHANNELS.map((one) => [one, t(`channel_${one}`)] as const)]}
            onChange={(chosen) => {
              setChannel(chosen as OutboxChannel | '');
              toFirst();
            }}
          />
        </div>
        <DataTable
          caption={t('messages')}
          data={messages.data}
          isLoading={messages.isFetching}
          error={messages.error}
          onRetry={() => void messages.refetch()}
          rowKey={({ messageId }) => messageId}
          minWidth={900}
          onPage={(page, pageSize) => setPlace({ page, pageSize })}
          columns={columns}
          empty={<EmptyState title={t('none')}>{t('noneText')}</EmptyState>}
        />
      </Section>
      <Drawer
        open={opened !== null}
        onClose={() => setOpened(null)}
        title={t('message')}
        size={560}
        closable={{ 'aria-label': t('close') }}
        destroyOnHidden
      >
        {opened !== null && <MessageView messageId={opened} />}
      </Drawer>
    </Page>
  );
};
