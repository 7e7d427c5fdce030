import type { Role } from '@mingjian/contract/roles';
import { useState } from 'react';
import { useTranslation } from '../../../i18n/index.ts';
import { FormDrawer } from '../../../ui/form-drawer.tsx';
import styles from '../../../ui/form.module.css';
import { useRoleTitle } from '../../../ui/use-role-title.ts';
import { RoleField } from '../role-field.tsx';
import { AssignPart } from './assign-part.tsx';
import { RemovePart } from './remove-part.tsx';

const WIDTH_PX = 760;

/** Who has a role: takes accounts out of it, and gives it to others. Without a role one chooses it here. */
export const CarriersDrawer = ({
  role,
  onClose,
}: {
  readonly role: Role | null;
  readonly onClose: () => void;
}) => {
  const { t } = useTranslation('roles');
  const titleOf = useRoleTitle();
  const [roleId, setRoleId] = useState(role ? String(role.id) : '');
  return (
    <FormDrawer
      title={role ? t('carriersTitle', { name: titleOf(role) }) : t('assign')}
      width={WIDTH_PX}
      onClose={onClose}
    >
      <div className={styles['form']}>
        {!role && (
          <RoleField label={t('role')} name="roleId" value={roleId} fault={undefined} onChange={setRoleId} />
        )}
        {roleId !== '' && <RemovePart key={roleId} roleId={Number(roleId)} />}
        {(!role || role.isGivable) && <AssignPart roleId={roleId} />}
      </div>
    </FormDrawer>
  );
};
