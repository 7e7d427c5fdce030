import { listRoles } from '@mingjian/contract/roles';
import { useCall } from '../../api/queries.ts';
import { useTranslation } from '../../i18n/index.ts';
import { SelectField } from '../../ui/index.ts';
import { useRoleTitle } from '../../ui/use-role-title.ts';

const MAX_ROLES = 100;

/** The roles that one may copy and give. */
export const RoleField = ({
  label,
  name,
  value,
  fault,
  without,
  onChange,
}: {
  readonly label: string;
  readonly name: string;
  readonly value: string;
  readonly fault: string | undefined;
  /** One that is not meant. */
  readonly without?: number | undefined;
  readonly onChange: (value: string) => void;
}) => {
  const { t } = useTranslation('roles');
  const titleOf = useRoleTitle();
  const roles = useCall(listRoles, { isGivable: true, pageSize: MAX_ROLES });
  const items = (roles.data?.items ?? []).filter(({ id }) => id !== without);
  return (
    <SelectField
      label={label}
      name={name}
      value={value}
      fault={fault}
      options={[['', t('choose')], ...items.map((role) => [String(role.id), titleOf(role)] as const)]}
      onChange={(event) => onChange(event.target.value)}
    />
  );
};
