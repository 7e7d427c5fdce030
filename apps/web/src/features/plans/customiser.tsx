import { SubmitPlanRequestSchema, listOwnPlanRequests, submitPlanRequest } from '@mingjian/contract/plans';
import { MAX_UNITS, PLAN_FEATURES, isOpen } from '@mingjian/domain/plans';
import type { FeatureCode, Grant, Grants } from '@mingjian/domain/plans';
import { useState } from 'react';
import { sentenceOf } from '../../api/call-failure.ts';
import { useChange } from '../../api/queries.ts';
import { usePick, useTranslation } from '../../i18n/index.ts';
import { Button, Section, TextAreaField, TextField, formatFigure, showToast } from '../../ui/index.ts';
import { FormFailure } from '../../ui/form-failure.tsx';
import type { KnownPlans } from './known-plans.ts';
import { PriceSummary } from './price-summary.tsx';
import styles from './plans.module.css';

const SENT = {
  en: 'Your request has been sent. Its status stands under Requests.',
  cn: '申请已提交，可在“申请记录”中查看状态。',
};

const SWITCHES = PLAN_FEATURES.filter(({ kind }) => kind === 'switch');
const AMOUNTS = PLAN_FEATURES.filter(({ kind }) => kind === 'amount');

/** What the organisation has today is where the choice begins; what has no limit begins empty. */
const firstChoice = (grants: Grants): Grants =>
  Object.fromEntries(
    PLAN_FEATURES.map(({ code, kind }) => [
      code,
      kind === 'switch' ? isOpen(grants[code]) : (grants[code] ?? 0),
    ]),
  );

const readUnits = (text: string): number =>
  Math.min(MAX_UNITS, Number(text.replaceAll(/\D/g, '').slice(0, 9)) || 0);

/** Features and volumes chosen one by one, with the price of the list as one chooses. */
export const Customiser = ({ catalogue, contract }: KnownPlans) => {
  const { t } = useTranslation('plans');
  const pick = usePick();
  const [choice, setChoice] = useState(() => firstChoice(contract.grants));
  const [message, setMessage] = useState('');
  const [failure, setFailure] = useState<string>();
  const submit = useChange(submitPlanRequest, [listOwnPlanRequests]);
  const choose = (code: FeatureCode, grant: Grant) => setChoice({ ...choice, [code]: grant });
  const priceOf = (code: FeatureCode, isUnit: boolean): string => {
    const price = catalogue.prices.features[code];
    if (!price) return t('onRequest');
    return t(isUnit ? 'perUnit' : 'perYear', { price: formatFigure(price) });
  };
  const send = async (): Promise<void> => {
    setFailure(undefined);
    const features = Object.fromEntries(Object.entries(choice).filter(([, grant]) => isOpen(grant)));
    const parsed = SubmitPlanRequestSchema.safeParse({ kind: 'diy', features, message });
    if (!parsed.success) return setFailure(t('chooseSomething'));
    try {
      await submit.mutateAsync(parsed.data);
      setMessage('');
      showToast('success', SENT);
    } catch (error) {
      setFailure(pick(sentenceOf(error)));
    }
  };
  return (
    <div className={styles['layout']}>
      <Section title={t('choice')} note={t('choiceNote')}>
        <form
          noValidate
          className={styles['form']}
          onSubmit={(event) => {
            event.preventDefault();
            void send();
          }}
        >
          <fieldset className={styles['choices']}>
            <legend className="visually-hidden">{t('features')}</legend>
            {SWITCHES.map((feature) => (
              <label key={feature.code} className={styles['check']}>
                <input
                  type="checkbox"
                  checked={choice[feature.code] === true}
                  onChange={(event) => choose(feature.code, event.target.checked)}
                />
                <span>
                  {pick(feature)}
                  <span className={styles['price']}>{priceOf(feature.code, false)}</span>
                </span>
              </label>
            ))}
          </fieldset>
          <div className={styles['amounts']}>
            {AMOUNTS.map((feature) => (
              <TextField
                key={feature.code}
                label={pick(feature)}
                inputMode="numeric"
                autoComplete="off"
                value={String(choice[feature.code] ?? 0)}
                hint={priceOf(feature.code, true)}
                onChange={(event) => choose(feature.code, readUnits(event.target.value))}
              />
            ))}
          </div>
          <TextAreaField
            label={t('message')}
            rows={3}
            maxLength={500}
            value={message}
            onChange={(event) => setMessage(event.target.value)}
          />
          <FormFailure text={failure} />
          <div>
            <Button type="submit" kind="primary" isBusy={submit.isPending}>
              {t('submit')}
            </Button>
          </div>
        </form>
      </Section>
      <PriceSummary choice={choice} catalogue={catalogue} />
    </div>
  );
};
