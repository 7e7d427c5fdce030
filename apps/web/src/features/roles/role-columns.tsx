import { delRole, listRoles } from '@mingjian/contract/roles';
import type { Role } from '@mingjian/contract/roles';
import { useTranslation } from '../../i18n/index.ts';
import { Button, formatCount } from '../../ui/index.ts';
import type { Column } from '../../ui/index.ts';
import { DeleteButton } from '../../ui/delete-button.tsx';
import { useDeletion } from '../../ui/use-deletion.ts';
import styles from '../../ui/form.module.css';
import { StatusMark } from '../../ui/status-mark.tsx';
import { useRoleTitle } from '../../ui/use-role-title.ts';
import { isChangeable } from './is-changeable.ts';
import type { OpenedRole } from './roles-page.tsx';

type Open = (opened: OpenedRole) => void;

const RemoveButton = ({ role, name }: { readonly role: Role; readonly name: string }) => {
  const { t } = useTranslation('roles');
  const deletion = useDeletion(delRole, [listRoles]);
  return (
    <DeleteButton
      question={t('deleteSure', { name })}
      words={t('delete')}
      keepWords={t('keep')}
      label={t('deleteOf', { name })}
      size="small"
      isBusy={deletion.isBusy}
      onConfirm={() => deletion.remove({ id: role.id })}
    />
  );
};

const RowActions = ({ role, onOpen }: { readonly role: Role; readonly onOpen: Open }) => {
  const { t } = useTranslation('roles');
  const name = useRoleTitle()(role);
  const canChange = isChangeable(role);
  return (
    <span className={styles['rowActions']}>
      <Button
        size="small"
        aria-label={t(canChange ? 'editOf' : 'viewOf', { name })}
        onClick={() => onOpen({ kind: 'edit', role })}
      >
        {t(canChange ? 'edit' : 'view')}
      </Button>
      {role.isGivable && (
        <Button
          size="small"
          aria-label={t('copyOf', { name })}
          onClick={() => onOpen({ kind: 'copy', role })}
        >
          {t('copy')}
        </Button>
      )}
      <Button
        size="small"
        aria-label={t('carriersOf', { name })}
        onClick={() => onOpen({ kind: 'carriers', role })}
      >
        {t('carriers')}
      </Button>
      {canChange && <RemoveButton role={role} name={name} />}
    </span>
  );
};

export const useRoleColumns = (onOpen: Open): readonly Column<Role>[] => {
  const { t } = useTranslation('roles');
  const titleOf = useRoleTitle();
  return [
    {
      key: 'title',
      title: t('roleTitle'),
      render: (role) => (
        <span className={styles['wrap']}>
          <strong>{titleOf(role)}</strong>
          {role.isOwn && <span className={styles['note']}> · {t('own')}</span>}
        </span>
      ),
    },
    {
      key: 'organisation',
      title: t('organisation'),
      width: 180,
      render: (role) => <span className={styles['wrap']}>{role.organisationName ?? t('builtIn')}</span>,
    },
    {
      key: 'rights',
      title: t('rights'),
      width: 84,
      isFigure: true,
      render: (role) => formatCount(role.rights.length),
    },
    {
      key: 'accounts',
      title: t('carriers'),
      width: 96,
      isFigure: true,
      render: (role) => formatCount(role.accounts),
    },
    {
      key: 'status',
      title: t('status'),
      width: 100,
      render: (role) => (
        <StatusMark isActive={role.status === 'active'}>{t(`status_${role.status}`)}</StatusMark>
      ),
    },
    {
      key: 'actions',
      title: t('actions'),
      width: 290,
      render: (role) => <RowActions role={role} onOpen={onOpen} />,
    },
  ];
};
