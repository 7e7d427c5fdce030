import { editPackage, editPlan, getPlanCatalogue } from '@mingjian/contract/plans';
import type { Grants, PackageCode, PlanCode } from '@mingjian/domain/plans';
import { useState } from 'react';
import { sentenceOf } from '../../../api/call-failure.ts';
import { useChange } from '../../../api/queries.ts';
import { usePick, useTranslation } from '../../../i18n/index.ts';
import { Button, TextField, showToast } from '../../../ui/index.ts';
import { FormFailure } from '../../../ui/form-failure.tsx';
import { GrantFields } from '../grant-fields.tsx';
import styles from '../plan-desk.module.css';

const DONE = { en: 'Save succeeded', cn: '保存成功' };

interface Named {
  readonly en: string;
  readonly cn: string;
  readonly grants: Grants;
}

export type Sold =
  | (Named & { readonly kind: 'plan'; readonly code: PlanCode })
  | (Named & { readonly kind: 'package'; readonly code: PackageCode });

/** Names and grants of one plan or package. */
export const SoldForm = ({ sold }: { readonly sold: Sold }) => {
  const { t } = useTranslation('plan-desk');
  const pick = usePick();
  const [en, setEn] = useState(sold.en);
  const [cn, setCn] = useState(sold.cn);
  const [grants, setGrants] = useState(sold.grants);
  const plan = useChange(editPlan, [getPlanCatalogue]);
  const pack = useChange(editPackage, [getPlanCatalogue]);
  const { error } = sold.kind === 'plan' ? plan : pack;
  const save = async (): Promise<void> => {
    try {
      if (sold.kind === 'plan') await plan.mutateAsync({ code: sold.code, en, cn, grants });
      else await pack.mutateAsync({ code: sold.code, en, cn, grants });
      showToast('success', DONE);
    } catch {
      // What failed stands above the fields.
    }
  };
  return (
    <form
      noValidate
      className={styles['form']}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <FormFailure text={error ? pick(sentenceOf(error)) : undefined} />
      <div className={styles['fields']}>
        <TextField
          label={t('nameEn')}
          maxLength={50}
          value={en}
          onChange={(event) => setEn(event.target.value)}
        />
        <TextField
          label={t('nameCn')}
          maxLength={50}
          value={cn}
          onChange={(event) => setCn(event.target.value)}
        />
      </div>
      <GrantFields grants={grants} onChange={setGrants} />
      <div className={styles['buttons']}>
        <Button type="submit" kind="primary" isBusy={plan.isPending || pack.isPending}>
          {t('save')}
        </Button>
        <span className={styles['quiet']}>{t('countsAtOnce')}</span>
      </div>
    </form>
  );
};
