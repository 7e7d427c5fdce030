import { getUserList } from '@mingjian/contract/accounts';
import type { Account } from '@mingjian/contract/accounts';
import { useState } from 'react';
import { useCall } from '../../../api/queries.ts';
import { useSession } from '../../../api/session/index.ts';
import { useTranslation } from '../../../i18n/index.ts';
import { Button, DataTable, EmptyState, TextField } from '../../../ui/index.ts';
import styles from '../../../ui/form.module.css';
import { useRoleTitle } from '../../../ui/use-role-title.ts';

const PAGE_SIZE = 10;
const MIN_WIDTH_PX = 520;

/** Finds accounts and ticks them, over several pages. */
export const AccountChoice = ({
  caption,
  roleId,
  without,
  keys,
  onChange,
  empty,
}: {
  readonly caption: string;
  /** Only those who have this role. */
  readonly roleId?: number;
  /** Those who have this role need it no more. */
  readonly without?: number;
  readonly keys: readonly number[];
  readonly onChange: (keys: readonly number[]) => void;
  readonly empty: string;
}) => {
  const { t } = useTranslation('roles');
  const titleOf = useRoleTitle();
  const ownId = useSession(({ id }) => id);
  const [text, setText] = useState('');
  const [place, setPlace] = useState({ keyword: '', page: 1, pageSize: PAGE_SIZE });
  const { keyword, ...page } = place;
  const query = {
    ...page,
    ...(keyword ? { keyword } : {}),
    ...(roleId === undefined ? {} : { roleId }),
  };
  const accounts = useCall(getUserList, query, { keepPrevious: true, staleMs: 0 });
  const canTick = ({ id, roleId: has }: Account) => id !== ownId && has !== without;
  return (
    <>
      <form
        role="search"
        aria-label={caption}
        className={styles['bar']}
        onSubmit={(event) => {
          event.preventDefault();
          // A form in a form's drawer: what it looks for is no part of what is saved.
          event.stopPropagation();
          setPlace({ ...place, keyword: text.trim(), page: 1 });
        }}
      >
        <TextField
          label={t('accountKeyword')}
          type="search"
          maxLength={200}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <Button type="submit">{t('find')}</Button>
      </form>
      <DataTable
        caption={caption}
        rowKey={({ id }) => id}
        data={accounts.data}
        isLoading={accounts.isPlaceholderData}
        error={accounts.error}
        onRetry={() => void accounts.refetch()}
        onPage={(at, pageSize) => setPlace({ ...place, page: at, pageSize })}
        minWidth={MIN_WIDTH_PX}
        empty={<EmptyState title={empty} />}
        chosen={{
          keys,
          labelOf: ({ username }) => username,
          canTick,
          onChange,
        }}
        columns={[
          {
            key: 'username',
            title: t('account'),
            render: ({ username, realName }) => (
              <>
                <strong>{username}</strong> {realName}
              </>
            ),
          },
          {
            key: 'organisation',
            title: t('organisation'),
            render: ({ organisationName }) => organisationName,
          },
          {
            key: 'role',
            title: t('role'),
            render: ({ roleTitle, roleTitleCn }) => titleOf({ title: roleTitle, titleCn: roleTitleCn }),
          },
        ]}
      />
    </>
  );
};
