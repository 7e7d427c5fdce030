import { listDemoRequests } from '@mingjian/contract/demo-requests';
import type { ReceivedDemoRequest } from '@mingjian/contract/demo-requests';
import { DEMO_REQUEST_STATES } from '@mingjian/domain/demo-requests';
import type { DemoRequestState } from '@mingjian/domain/demo-requests';
import { Drawer } from 'antd';
import { useState } from 'react';
import { useCall } from '../../api/queries.ts';
import { useTranslation } from '../../i18n/index.ts';
import {
  Button,
  DataTable,
  EmptyState,
  formatMoment,
  InlineSelect,
  Page,
  Section,
  TextField,
} from '../../ui/index.ts';
import type { Column } from '../../ui/index.ts';
import { useListPlace } from '../../ui/use-list-place.ts';
import { useOpener } from '../../ui/use-opener.ts';
import { RequestForm } from './request-form.tsx';
import styles from './demo-requests.module.css';

const ANY: { readonly status: DemoRequestState | ''; readonly keyword: string } = { status: '', keyword: '' };

const useColumns = (onOpen: (demoRequestId: number) => void): readonly Column<ReceivedDemoRequest>[] => {
  const { t } = useTranslation('demo-requests');
  return [
    {
      key: 'date',
      title: t('columnDate'),
      width: 140,
      render: ({ submittedAt }) => formatMoment(submittedAt),
    },
    {
      key: 'company',
      title: t('company'),
      width: 240,
      render: ({ company }) => <span className={styles['text']}>{company}</span>,
    },
    { key: 'contact', title: t('contact'), width: 90, render: ({ contact }) => contact },
    { key: 'phone', title: t('phone'), width: 120, render: ({ phone }) => phone },
    { key: 'email', title: t('email'), width: 180, render: ({ email }) => email },
    { key: 'status', title: t('status'), width: 110, render: ({ status }) => t(`status_${status}`) },
    {
      key: 'note',
      title: t('note'),
      width: 220,
      render: ({ note }) => <span className={styles['text']}>{note}</span>,
    },
    {
      key: 'open',
      title: t('columnOperation'),
      width: 90,
      isFixedEnd: true,
      render: ({ demoRequestId, company }) => (
        <Button size="small" aria-haspopup="dialog" onClick={() => onOpen(demoRequestId)}>
          {t('open')}
          <span className="visually-hidden"> {company}</span>
        </Button>
      ),
    },
  ];
};

/** Who asked for a demonstration, and what became of it. */
export const DemoDesk = () => {
  const { t } = useTranslation('demo-requests');
  const { filter, place, show, goTo } = useListPlace(ANY);
  const { status } = filter;
  // Typed words stand here at once; the address follows.
  const [keyword, setKeyword] = useState(filter.keyword);
  const [opened, setOpened] = useState<number | null>(null);
  const opener = useOpener(opened === null);
  const requests = useCall(
    listDemoRequests,
    {
      ...place,
      ...(status === '' ? {} : { status }),
      ...(filter.keyword.trim() === '' ? {} : { keyword: filter.keyword }),
    },
    { keepPrevious: true, staleMs: 0 },
  );
  return (
    <Page title={t('title')} subtitle={t('subtitle')}>
      <Section title={t('requests')} isFlush>
        <div className={styles['filter']} role="search">
          <InlineSelect
            label={t('status')}
            value={status}
            options={[
              ['', t('any')],
              ...DEMO_REQUEST_STATES.map((one) => [one, t(`status_${one}`)] as const),
            ]}
            onChange={(chosen) => show({ status: chosen as DemoRequestState | '' })}
          />
          <TextField
            label={t('company')}
            type="search"
            maxLength={100}
            value={keyword}
            onChange={(event) => {
              setKeyword(event.target.value);
              show({ keyword: event.target.value });
            }}
          />
        </div>
        <DataTable
          caption={t('requests')}
          data={requests.data}
          isLoading={requests.isFetching}
          error={requests.error}
          onRetry={() => void requests.refetch()}
          rowKey={(request) => request.demoRequestId}
          minWidth={1190}
          onPage={goTo}
          columns={useColumns((demoRequestId) => {
            opener.keep();
            setOpened(demoRequestId);
          })}
          empty={<EmptyState title={t('none')}>{t('noneText')}</EmptyState>}
        />
      </Section>
      {opened !== null && (
        <Drawer
          open
          onClose={() => setOpened(null)}
          title={t('request')}
          size={560}
          closable={{ 'aria-label': t('close') }}
        >
          <RequestForm demoRequestId={opened} onDone={() => setOpened(null)} />
        </Drawer>
      )}
    </Page>
  );
};
