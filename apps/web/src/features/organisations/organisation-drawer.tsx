import { EditOrgSchema, editOrg, getOrgList } from '@mingjian/contract/organisations';
import type { Organisation } from '@mingjian/contract/organisations';
import { SCREEN_SENTENCES } from '@mingjian/contract/wire';
import { PLAN_CODES } from '@mingjian/domain/plans';
import type { PlanCode } from '@mingjian/domain/plans';
import { useChange } from '../../api/queries.ts';
import { usePick, useTranslation } from '../../i18n/index.ts';
import { Button, SelectField, TextField, showToast } from '../../ui/index.ts';
import { FormDrawer } from '../../ui/form-drawer.tsx';
import { FormFailure } from '../../ui/form-failure.tsx';
import styles from '../../ui/form.module.css';
import { OrganisationField } from '../../ui/organisation-field.tsx';
import { useForm } from '../../ui/use-form.ts';
import { useIsPlatform } from './use-is-platform.ts';
import { usePlanNames } from './use-plan-names.ts';

interface Values extends Readonly<Record<string, string>> {
  readonly name: string;
  readonly parentId: string;
  readonly status: string;
  readonly plan: string;
}

const isPlan = (code: string): code is PlanCode => (PLAN_CODES as readonly string[]).includes(code);

/** Only the platform administrator says a plan; everybody else leaves the contract as it is. */
const toInput = (values: Values, organisation: Organisation | null, isPlatform: boolean) => ({
  name: values.name,
  parentId: values.parentId ? Number(values.parentId) : null,
  status: values.status === 'disabled' ? ('disabled' as const) : ('active' as const),
  ...(isPlatform ? { plan: isPlan(values.plan) ? values.plan : null } : {}),
  ...(organisation ? { id: organisation.id, version: organisation.version } : {}),
});

/** Makes an organisation under another one, or changes one. */
export const OrganisationDrawer = ({
  organisation,
  parentId,
  onSaved,
  onClose,
}: {
  readonly organisation: Organisation | null;
  readonly parentId: number | null;
  readonly onSaved: (id: number) => void;
  readonly onClose: () => void;
}) => {
  const { t } = useTranslation('organisations');
  const pick = usePick();
  const isPlatform = useIsPlatform();
  const plans = usePlanNames();
  const save = useChange(editOrg, [getOrgList]);
  const hasOwnPlan = organisation !== null && organisation.contractId === organisation.id;
  const form = useForm<Values>({
    schema: EditOrgSchema,
    initial: {
      name: organisation?.name ?? '',
      parentId: parentId === null ? '' : String(parentId),
      status: organisation?.status ?? 'active',
      plan: hasOwnPlan ? organisation.plan : '',
    },
    read: (values) => toInput(values, organisation, isPlatform),
    submit: async (values) => {
      const { id } = await save.mutateAsync(toInput(values, organisation, isPlatform));
      showToast('success', SCREEN_SENTENCES['save-succeeded']);
      onSaved(id);
    },
  });
  const isFixed = organisation?.isOwn ?? false;
  return (
    <FormDrawer title={organisation ? t('editTitle') : t('createTitle')} onClose={onClose}>
      <form noValidate className={styles['form']} onSubmit={form.onSubmit}>
        <FormFailure text={form.failure} what="save-failed" />
        <TextField
          label={t('name')}
          name="name"
          value={form.values.name}
          fault={form.faultOf('name')}
          onChange={(event) => form.set('name', event.target.value)}
        />
        {!isFixed && (
          <OrganisationField
            label={t('parent')}
            name="parentId"
            purpose="org.manage"
            {...(isPlatform ? { none: t('top') } : {})}
            value={form.values.parentId}
            fault={form.faultOf('parentId')}
            onChange={(value) => form.set('parentId', value)}
          />
        )}
        {isPlatform && (
          <SelectField
            label={t('plan')}
            name="plan"
            value={form.values.plan}
            fault={form.faultOf('plan')}
            hint={t('planHint')}
            options={[['', t('planOfParent')], ...plans.map((plan) => [plan.code, pick(plan)] as const)]}
            onChange={(event) => form.set('plan', event.target.value)}
          />
        )}
        {!isFixed && (
          <SelectField
            label={t('status')}
            name="status"
            value={form.values.status}
            hint={t('statusHint')}
            options={[
              ['active', t('status_active')],
              ['disabled', t('status_disabled')],
            ]}
            onChange={(event) => form.set('status', event.target.value)}
          />
        )}
        <div className={styles['actions']}>
          <Button type="submit" kind="primary" isBusy={form.isBusy}>
            {t('save')}
          </Button>
        </div>
      </form>
    </FormDrawer>
  );
};
