import { listContracts } from '@mingjian/contract/plans';
import type { PricedCatalogue } from '@mingjian/contract/plans';
import type { OutputOf } from '@mingjian/contract/wire';
import { useState } from 'react';
import { useCall } from '../../../api/queries.ts';
import { usePick, useTranslation } from '../../../i18n/index.ts';
import { Button, DataTable, Section, TextField } from '../../../ui/index.ts';
import type { Column } from '../../../ui/index.ts';
import styles from '../plan-desk.module.css';
import { ContractEditor } from './contract-editor.tsx';

const PAGE_SIZE = 20;

type Row = OutputOf<typeof listContracts>['items'][number];

/** Who has bought what, until when; one contract at a time to change. */
export const Contracts = ({ catalogue }: { readonly catalogue: PricedCatalogue }) => {
  const { t } = useTranslation('plan-desk');
  const pick = usePick();
  const [keyword, setKeyword] = useState('');
  const [place, setPlace] = useState({ page: 1, pageSize: PAGE_SIZE });
  const [editedId, setEditedId] = useState<number | null>(null);
  const contracts = useCall(
    listContracts,
    { ...place, ...(keyword ? { keyword } : {}) },
    { keepPrevious: true, staleMs: 0 },
  );
  const nameOf = (code: string): string => {
    const plan = catalogue.plans.find((one) => one.code === code);
    return plan ? pick(plan) : code;
  };
  const columns: readonly Column<Row>[] = [
    {
      key: 'name',
      title: t('organisation'),
      render: (row) => <span className={styles['wrap']}>{row.organisationName}</span>,
    },
    { key: 'plan', title: t('plan'), render: (row) => nameOf(row.planCode) },
    { key: 'packages', title: t('packages'), render: (row) => row.packages.join(', ') || t('none') },
    { key: 'from', title: t('startsOn'), render: (row) => row.startsOn ?? t('openEnd') },
    { key: 'to', title: t('endsOn'), render: (row) => row.endsOn ?? t('openEnd') },
    {
      key: 'actions',
      title: t('actions'),
      render: (row) => (
        <Button
          size="small"
          aria-label={t('editContractOf', { organisation: row.organisationName })}
          onClick={() => setEditedId(row.organisationId)}
        >
          {t('change')}
        </Button>
      ),
    },
  ];
  return (
    <>
      {editedId !== null && (
        <ContractEditor
          key={editedId}
          organisationId={editedId}
          catalogue={catalogue}
          onClose={() => setEditedId(null)}
        />
      )}
      <Section title={t('contracts')} isFlush>
        <div className={styles['filters']}>
          <TextField
            label={t('findOrganisation')}
            type="search"
            value={keyword}
            onChange={(event) => {
              setKeyword(event.target.value);
              setPlace({ ...place, page: 1 });
            }}
          />
        </div>
        <DataTable
          caption={t('contracts')}
          columns={columns}
          rowKey={(row) => row.organisationId}
          data={contracts.data}
          isLoading={contracts.isFetching}
          error={contracts.error}
          onRetry={() => void contracts.refetch()}
          minWidth={760}
          onPage={(page, pageSize) => setPlace({ page, pageSize })}
        />
      </Section>
    </>
  );
};
