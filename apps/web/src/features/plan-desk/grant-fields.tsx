import { PLAN_FEATURES } from '@mingjian/domain/plans';
import type { Grant, Grants, PlanFeature } from '@mingjian/domain/plans';
import { usePick, useTranslation } from '../../i18n/index.ts';
import { TextField } from '../../ui/index.ts';
import styles from './plan-desk.module.css';

const MOST_DIGITS = 9;

const readAmount = (text: string): number => Number(text.replaceAll(/\D/g, '').slice(0, MOST_DIGITS)) || 0;

const SwitchField = ({
  feature,
  grant,
  onChange,
}: {
  readonly feature: PlanFeature;
  readonly grant: Grant | undefined;
  readonly onChange: (grant: Grant) => void;
}) => (
  <label className={styles['check']}>
    <input type="checkbox" checked={grant === true} onChange={(event) => onChange(event.target.checked)} />
    {usePick()(feature)}
  </label>
);

const AmountField = ({
  feature,
  grant,
  onChange,
}: {
  readonly feature: PlanFeature;
  readonly grant: Grant | undefined;
  readonly onChange: (grant: Grant) => void;
}) => {
  const { t } = useTranslation('plan-desk');
  const name = usePick()(feature);
  return (
    <div className={styles['amount']}>
      <TextField
        label={name}
        inputMode="numeric"
        autoComplete="off"
        disabled={grant === null}
        value={grant === null ? '' : String(typeof grant === 'number' ? grant : 0)}
        onChange={(event) => onChange(readAmount(event.target.value))}
      />
      <label className={styles['check']}>
        <input
          type="checkbox"
          aria-label={t('noLimitOf', { feature: name })}
          checked={grant === null}
          onChange={(event) => onChange(event.target.checked ? null : 0)}
        />
        {t('noLimit')}
      </label>
    </div>
  );
};

/** The nineteen features as controls: switches, and amounts that may have no limit. */
export const GrantFields = ({
  grants,
  onChange,
}: {
  readonly grants: Grants;
  readonly onChange: (grants: Grants) => void;
}) => {
  const { t } = useTranslation('plan-desk');
  const set = (code: string) => (grant: Grant) => onChange({ ...grants, [code]: grant });
  return (
    <>
      <fieldset className={styles['group']}>
        <legend>{t('switches')}</legend>
        <div className={styles['fields']}>
          {PLAN_FEATURES.filter(({ kind }) => kind === 'switch').map((feature) => (
            <SwitchField
              key={feature.code}
              feature={feature}
              grant={grants[feature.code]}
              onChange={set(feature.code)}
            />
          ))}
        </div>
      </fieldset>
      <fieldset className={styles['group']}>
        <legend>{t('amounts')}</legend>
        <div className={styles['fields']}>
          {PLAN_FEATURES.filter(({ kind }) => kind === 'amount').map((feature) => (
            <AmountField
              key={feature.code}
              feature={feature}
              grant={grants[feature.code]}
              onChange={set(feature.code)}
            />
          ))}
        </div>
      </fieldset>
    </>
  );
};
