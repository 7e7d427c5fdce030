import { EditContractSchema, editContract, getContract, listContracts } from '@mingjian/contract/plans';
import type { ContractOnWire, PricedCatalogue } from '@mingjian/contract/plans';
import { RULE_SENTENCES, listInputFaults } from '@mingjian/contract/wire';
import type { PlanCode } from '@mingjian/domain/plans';
import { useState } from 'react';
import { sentenceOf } from '../../../api/call-failure.ts';
import { useChange } from '../../../api/queries.ts';
import { usePick, useTranslation } from '../../../i18n/index.ts';
import { Button, InlineSelect, TextField, showToast } from '../../../ui/index.ts';
import { FormFailure } from '../../../ui/form-failure.tsx';
import { GrantFields } from '../grant-fields.tsx';
import styles from '../plan-desk.module.css';
import { PackageRows } from './package-rows.tsx';

const DONE = { en: 'Save succeeded', cn: '保存成功' };

/** Plan, term, packages and own amounts of an organisation. */
export const ContractForm = ({
  contract,
  catalogue,
  onDone,
}: {
  readonly contract: ContractOnWire;
  readonly catalogue: PricedCatalogue;
  readonly onDone: () => void;
}) => {
  const { t } = useTranslation('plan-desk');
  const pick = usePick();
  const [draft, setDraft] = useState(contract);
  const [failure, setFailure] = useState<string>();
  const change = useChange(editContract, [listContracts, getContract]);
  const diy = catalogue.plans.find(({ code }) => code === 'diy');
  const save = async (): Promise<void> => {
    setFailure(undefined);
    const parsed = EditContractSchema.safeParse(draft, { reportInput: true });
    if (!parsed.success) {
      const [fault] = listInputFaults(parsed.error);
      return setFailure(pick(RULE_SENTENCES[fault?.rule ?? 'required']));
    }
    try {
      await change.mutateAsync(parsed.data);
      showToast('success', DONE);
      onDone();
    } catch (error) {
      setFailure(pick(sentenceOf(error)));
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
      <FormFailure text={failure} />
      <div className={styles['choices']}>
        <InlineSelect
          label={t('plan')}
          value={draft.planCode}
          options={catalogue.plans.map((plan) => [plan.code, pick(plan)])}
          onChange={(code) => setDraft({ ...draft, planCode: code as PlanCode })}
        />
      </div>
      <div className={styles['fields']}>
        <TextField
          label={t('startsOn')}
          type="date"
          value={draft.startsOn ?? ''}
          onChange={(event) => setDraft({ ...draft, startsOn: event.target.value || null })}
        />
        <TextField
          label={t('endsOn')}
          type="date"
          value={draft.endsOn ?? ''}
          onChange={(event) => setDraft({ ...draft, endsOn: event.target.value || null })}
        />
      </div>
      <PackageRows
        packages={draft.packages}
        catalogue={catalogue}
        onChange={(packages) => setDraft({ ...draft, packages: [...packages] })}
      />
      {draft.planCode === 'diy' && (
        <label className={styles['check']}>
          <input
            type="checkbox"
            checked={draft.ownGrants !== null}
            onChange={(event) =>
              setDraft({ ...draft, ownGrants: event.target.checked ? (diy?.grants ?? {}) : null })
            }
          />
          {t('ownGrants')}
        </label>
      )}
      {draft.planCode === 'diy' && draft.ownGrants !== null && (
        <GrantFields grants={draft.ownGrants} onChange={(ownGrants) => setDraft({ ...draft, ownGrants })} />
      )}
      <div className={styles['buttons']}>
        <Button type="submit" kind="primary" isBusy={change.isPending}>
          {t('save')}
        </Button>
        <span className={styles['quiet']}>{t('countsAtOnce')}</span>
      </div>
    </form>
  );
};
