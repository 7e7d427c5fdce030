import type { Account } from '@mingjian/contract/accounts';
import { listRoles } from '@mingjian/contract/roles';
import { useCall } from '../../api/queries.ts';
import { useTranslation } from '../../i18n/index.ts';
import { SelectField } from '../../ui/index.ts';
import { useRoleTitle } from '../../ui/use-role-title.ts';

const MAX_ROLES = 100;

/** The roles that may be given to an account of the organisation; the one it has already stays among them. */
export const RoleField = ({
  account,
  organisationId,
  value,
  fault,
  onChange,
}: {
  readonly account: Account | null;
  readonly organisationId: number | undefined;
  readonly value: string;
  readonly fault: string | undefined;
  readonly onChange: (value: string) => void;
}) => {
  const { t } = useTranslation('accounts');
  const titleOf = useRoleTitle();
  const roles = useCall(listRoles, {
    purpose: 'user.manage',
    isGivable: true,
    pageSize: MAX_ROLES,
    ...(organisationId === undefined ? {} : { forOrganisationId: organisationId }),
  });
  const items = roles.data?.items ?? [];
  const present =
    account && !items.some(({ id }) => id === account.roleId)
      ? [
          [
            String(account.roleId),
            titleOf({ title: account.roleTitle, titleCn: account.roleTitleCn }),
          ] as const,
        ]
      : [];
  return (
    <SelectField
      label={t('role')}
      name="roleId"
      value={value}
      fault={fault}
      options={[
        ['', t('chooseRole')],
        ...present,
        ...items.map((role) => [String(role.id), titleOf(role)] as const),
      ]}
      onChange={(event) => onChange(event.target.value)}
    />
  );
};
