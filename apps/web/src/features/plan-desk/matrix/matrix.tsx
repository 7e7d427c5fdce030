import type { PricedCatalogue } from '@mingjian/contract/plans';
import { useState } from 'react';
import { usePick, useTranslation } from '../../../i18n/index.ts';
import { InlineSelect, Section } from '../../../ui/index.ts';
import { MatrixTable } from './matrix-table.tsx';
import { SoldForm } from './sold-form.tsx';

/** What each plan and package opens: the whole matrix to read, one of them at a time to change. */
export const Matrix = ({ catalogue }: { readonly catalogue: PricedCatalogue }) => {
  const { t } = useTranslation('plan-desk');
  const pick = usePick();
  const sold = [
    ...catalogue.plans.map((plan) => ({ kind: 'plan' as const, ...plan })),
    ...catalogue.packages.map((item) => ({ kind: 'package' as const, ...item })),
  ];
  const [key, setKey] = useState('plan basic');
  const chosen = sold.find(({ kind, code }) => `${kind} ${code}` === key) ?? sold[0];
  return (
    <>
      <Section title={t('matrix')} note={t('matrixNote')} isFlush>
        <MatrixTable catalogue={catalogue} />
      </Section>
      <Section
        title={t('edit')}
        actions={
          <InlineSelect
            label={t('planOrPackage')}
            value={key}
            options={sold.map((one) => [`${one.kind} ${one.code}`, pick(one)])}
            onChange={setKey}
          />
        }
      >
        {chosen && <SoldForm key={key} sold={chosen} />}
      </Section>
    </>
  );
};
