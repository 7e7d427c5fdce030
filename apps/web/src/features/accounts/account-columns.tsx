import { delUser, getSubAccounts, getUserList } from '@mingjian/contract/accounts';
import type { Account } from '@mingjian/contract/accounts';
import { useSession } from '../../api/session/index.ts';
import { useTranslation } from '../../i18n/index.ts';
import { Button, Missing } from '../../ui/index.ts';
import type { Column } from '../../ui/index.ts';
import { DeleteButton } from '../../ui/delete-button.tsx';
import { useDeletion } from '../../ui/use-deletion.ts';
import styles from '../../ui/form.module.css';
import { StatusMark } from '../../ui/status-mark.tsx';
import { useRoleTitle } from '../../ui/use-role-title.ts';

interface AccountActions {
  readonly onEdit: (account: Account) => void;
  readonly onReset: (account: Account) => void;
}

const RowActions = ({ account, onEdit, onReset }: AccountActions & { readonly account: Account }) => {
  const { t } = useTranslation('accounts');
  const isOwn = useSession(({ id }) => id === account.id);
  const deletion = useDeletion(delUser, [getUserList, getSubAccounts]);
  const name = account.username;
  return (
    <span className={styles['rowActions']}>
      <Button size="small" aria-label={t('editOf', { name })} onClick={() => onEdit(account)}>
        {t('edit')}
      </Button>
      {!isOwn && (
        <>
          <Button size="small" aria-label={t('resetOf', { name })} onClick={() => onReset(account)}>
            {t('reset')}
          </Button>
          <DeleteButton
            question={t('deleteSure', { name })}
            words={t('delete')}
            keepWords={t('keep')}
            label={t('deleteOf', { name })}
            size="small"
            isBusy={deletion.isBusy}
            onConfirm={() => deletion.remove({ id: account.id })}
          />
        </>
      )}
    </span>
  );
};

export const useAccountColumns = ({
  hasOrganisation,
  ...actions
}: AccountActions & { readonly hasOrganisation: boolean }): readonly Column<Account>[] => {
  const { t } = useTranslation('accounts');
  const titleOf = useRoleTitle();
  const organisation: Column<Account> = {
    key: 'organisation',
    title: t('organisation'),
    width: 150,
    render: (row) => <span className={styles['wrap']}>{row.organisationName}</span>,
  };
  return [
    {
      key: 'username',
      title: t('username'),
      width: 160,
      isFixed: true,
      render: (row) => (
        <span className={styles['wrap']}>
          <strong>{row.username}</strong>
          <br />
          {row.alias ? t('realNameAndAlias', { name: row.realName, alias: row.alias }) : row.realName}
        </span>
      ),
    },
    {
      key: 'number',
      title: t('number'),
      width: 100,
      render: (row) => <span className={styles['wrap']}>{row.number}</span>,
    },
    {
      key: 'contact',
      title: t('contact'),
      width: 180,
      render: (row) =>
        row.mobile || row.email ? (
          <span className={styles['wrap']}>
            {row.mobile}
            {row.mobile && row.email && <br />}
            {row.email}
          </span>
        ) : (
          <Missing reason="not_disclosed" isShort />
        ),
    },
    ...(hasOrganisation ? [organisation] : []),
    {
      key: 'role',
      title: t('role'),
      width: 150,
      render: (row) => (
        <span className={styles['wrap']}>{titleOf({ title: row.roleTitle, titleCn: row.roleTitleCn })}</span>
      ),
    },
    { key: 'type', title: t('type'), width: 104, render: (row) => t(`type_${row.type}`) },
    {
      key: 'status',
      title: t('status'),
      width: 130,
      render: (row) => (
        <>
          <StatusMark isActive={row.status === 'active'}>{t(`status_${row.status}`)}</StatusMark>
          <span className={styles['under']}>
            {row.expiresOn === null ? t('noEnd') : t('until', { day: row.expiresOn })}
          </span>
        </>
      ),
    },
    {
      key: 'actions',
      title: t('actions'),
      width: 190,
      render: (row) => <RowActions account={row} {...actions} />,
    },
  ];
};
