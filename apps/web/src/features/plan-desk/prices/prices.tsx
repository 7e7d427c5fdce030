import { PriceListSchema, editPrices, getPlanCatalogue } from '@mingjian/contract/plans';
import type { PricedCatalogue } from '@mingjian/contract/plans';
import { RULE_SENTENCES } from '@mingjian/contract/wire';
import { PLAN_FEATURES } from '@mingjian/domain/plans';
import { useState } from 'react';
import { sentenceOf } from '../../../api/call-failure.ts';
import { useChange } from '../../../api/queries.ts';
import { usePick, useTranslation } from '../../../i18n/index.ts';
import { Button, Section, TextField, showToast } from '../../../ui/index.ts';
import { FormFailure } from '../../../ui/form-failure.tsx';
import styles from '../plan-desk.module.css';

const DONE = { en: 'Save succeeded', cn: '保存成功' };
const PARTS = ['plans', 'packages', 'features'] as const;
type Part = (typeof PARTS)[number];

type Texts = Readonly<Record<string, string>>;

const keyOf = (part: Part, code: string): string => `${part} ${code}`;

const toTexts = ({ prices }: PricedCatalogue): Texts =>
  Object.fromEntries(
    PARTS.flatMap((part) =>
      Object.entries(prices[part]).map(([code, yuan]) => [keyOf(part, code), yuan ?? '']),
    ),
  );

/** Yuan a year of plans and packages, and of each feature or unit for those who choose for themselves. */
export const Prices = ({ catalogue }: { readonly catalogue: PricedCatalogue }) => {
  const { t } = useTranslation('plan-desk');
  const pick = usePick();
  const [texts, setTexts] = useState(() => toTexts(catalogue));
  const [failure, setFailure] = useState<string>();
  const change = useChange(editPrices, [getPlanCatalogue]);
  const codesOf = {
    plans: catalogue.plans.map((plan) => ({ ...plan, isUnit: false })),
    packages: catalogue.packages.map((item) => ({ ...item, isUnit: false })),
    features: PLAN_FEATURES.map((feature) => ({ ...feature, isUnit: feature.kind === 'amount' })),
  };
  const read = () =>
    Object.fromEntries(
      PARTS.map((part) => [
        part,
        Object.fromEntries(codesOf[part].map(({ code }) => [code, texts[keyOf(part, code)]?.trim() || null])),
      ]),
    );
  const save = async (): Promise<void> => {
    setFailure(undefined);
    const parsed = PriceListSchema.safeParse(read());
    if (!parsed.success) return setFailure(pick(RULE_SENTENCES['price-invalid']));
    try {
      await change.mutateAsync({ prices: parsed.data });
      showToast('success', DONE);
    } catch (error) {
      setFailure(pick(sentenceOf(error)));
    }
  };
  return (
    <Section title={t('prices')} note={t('pricesNote')}>
      <form
        noValidate
        className={styles['form']}
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        {PARTS.map((part) => (
          <fieldset key={part} className={styles['group']}>
            <legend>{t(`prices_${part}`)}</legend>
            <div className={styles['fields']}>
              {codesOf[part].map((one) => (
                <TextField
                  key={one.code}
                  label={pick(one)}
                  hint={one.isUnit ? t('perUnit') : undefined}
                  inputMode="decimal"
                  autoComplete="off"
                  placeholder={t('onRequest')}
                  value={texts[keyOf(part, one.code)] ?? ''}
                  onChange={(event) => setTexts({ ...texts, [keyOf(part, one.code)]: event.target.value })}
                />
              ))}
            </div>
          </fieldset>
        ))}
        <FormFailure text={failure} />
        <div className={styles['buttons']}>
          <Button type="submit" kind="primary" isBusy={change.isPending}>
            {t('save')}
          </Button>
        </div>
      </form>
    </Section>
  );
};
