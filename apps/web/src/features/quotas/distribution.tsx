import { listDistribution } from '@mingjian/contract/quotas';
import type { AccountQuota } from '@mingjian/contract/quotas';
import type { QuotaKind } from '@mingjian/domain/quotas';
import { useRef, useState } from 'react';
import { useCall } from '../../api/queries.ts';
import { useTranslation } from '../../i18n/index.ts';
import { DataTable, Section, TextField } from '../../ui/index.ts';
import type { Whose } from './whose.ts';
import { useAccountColumns } from './account-columns.tsx';
import { DistributeForm } from './distribute-form.tsx';
import styles from './quotas.module.css';

const PAGE_SIZE = 20;

/** Who has which part of one quota, and the form that gives an account its own. */
export const Distribution = ({ kind, whose }: { readonly kind: QuotaKind; readonly whose: Whose }) => {
  const { t } = useTranslation('quotas');
  const [chosen, setChosen] = useState<AccountQuota | null>(null);
  const [keyword, setKeyword] = useState('');
  const [isDistributed, setIsDistributed] = useState(false);
  const [place, setPlace] = useState({ page: 1, pageSize: PAGE_SIZE });
  const form = useRef<HTMLDivElement>(null);
  const accounts = useCall(
    listDistribution,
    {
      kind,
      ...whose,
      ...place,
      ...(keyword ? { keyword } : {}),
      ...(isDistributed ? { isDistributed: 'true' } : {}),
    },
    { keepPrevious: true, staleMs: 0 },
  );
  const choose = (account: AccountQuota) => {
    setChosen(account);
    requestAnimationFrame(() => form.current?.querySelector<HTMLInputElement>('input[name=value]')?.focus());
  };
  const columns = useAccountColumns({ kind, onChoose: choose });
  const toFirst = () => setPlace({ ...place, page: 1 });
  return (
    <>
      <Section title={t('distribute')}>
        <div ref={form}>
          <DistributeForm
            key={chosen?.accountId ?? 0}
            kind={kind}
            chosen={chosen}
            onDone={() => setChosen(null)}
          />
        </div>
      </Section>
      <Section title={t('accounts')} note={t('accountsNote')} isFlush>
        <div className={styles['filters']}>
          <TextField
            label={t('findAccount')}
            type="search"
            value={keyword}
            onChange={(event) => {
              setKeyword(event.target.value);
              toFirst();
            }}
          />
          <label className={styles['check']}>
            <input
              type="checkbox"
              checked={isDistributed}
              onChange={(event) => {
                setIsDistributed(event.target.checked);
                toFirst();
              }}
            />
            {t('onlyDistributed')}
          </label>
        </div>
        <DataTable
          caption={t('accounts')}
          columns={columns}
          rowKey={(row) => row.accountId}
          data={accounts.data}
          isLoading={accounts.isFetching}
          error={accounts.error}
          onRetry={() => void accounts.refetch()}
          minWidth={820}
          onPage={(page, pageSize) => setPlace({ page, pageSize })}
        />
      </Section>
    </>
  );
};
