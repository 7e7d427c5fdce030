import {
  DistributeQuotaSchema,
  distributeQuota,
  getDistribution,
  listDistribution,
  listQuotaChanges,
} from '@mingjian/contract/quotas';
import type { AccountQuota } from '@mingjian/contract/quotas';
import type { QuotaKind } from '@mingjian/domain/quotas';
import { isFailure } from '../../api/call-failure.ts';
import type { CallFailure } from '../../api/call-failure.ts';
import { useChange } from '../../api/queries.ts';
import { useTranslation } from '../../i18n/index.ts';
import { Button, TextField, formatCount, showToast } from '../../ui/index.ts';
import { FormFailure } from '../../ui/form-failure.tsx';
import { useForm } from '../../ui/use-form.ts';
import styles from './quotas.module.css';

const DONE = { en: 'Save succeeded', cn: '保存成功' };

/** Readings that a change of the distribution outdates. */
export const OUTDATED = [getDistribution, listDistribution, listQuotaChanges];

/** How far the value may go, as the server told when it refused. */
const useBound = (error: unknown): string | undefined => {
  const { t } = useTranslation('quotas');
  if (isFailure(error, 'quota-not-enough'))
    return t('atMost', { most: formatCount(((error as CallFailure).data as { most: number }).most) });
  if (isFailure(error, 'quota-below-used'))
    return t('atLeast', { least: formatCount(((error as CallFailure).data as { least: number }).least) });
  return undefined;
};

/** Gives one account its own part of a quota in this term. */
export const DistributeForm = ({
  kind,
  chosen,
  onDone,
}: {
  readonly kind: QuotaKind;
  readonly chosen: AccountQuota | null;
  readonly onDone: () => void;
}) => {
  const { t } = useTranslation('quotas');
  const change = useChange(distributeQuota, OUTDATED);
  const form = useForm({
    schema: DistributeQuotaSchema,
    initial: {
      accountId: chosen ? String(chosen.accountId) : '',
      kind,
      value: chosen?.allocated === null || chosen === null ? '' : String(chosen.allocated),
    },
    submit: async (values) => {
      await change.mutateAsync(DistributeQuotaSchema.parse(values));
      showToast('success', DONE);
      onDone();
    },
  });
  const bound = useBound(change.error);
  return (
    <form noValidate className={styles['form']} onSubmit={form.onSubmit}>
      <FormFailure text={form.failure && [form.failure, bound].filter(Boolean).join(': ')} />
      <TextField
        label={t('accountName')}
        name="accountId"
        readOnly
        value={chosen ? chosen.username : ''}
        fault={form.faultOf('accountId')}
        hint={chosen ? undefined : t('chooseAccount')}
      />
      <TextField
        label={t('value')}
        name="value"
        inputMode="numeric"
        autoComplete="off"
        value={form.values.value}
        fault={form.faultOf('value')}
        onChange={(event) => form.set('value', event.target.value)}
      />
      <div className={styles['submit']}>
        <Button type="submit" kind="primary" size="large" isBusy={form.isBusy}>
          {t('give')}
        </Button>
      </div>
      <p className={styles['rule']}>{t('rule')}</p>
    </form>
  );
};
