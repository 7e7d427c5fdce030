import { useState } from 'react';
import type { Contribution, Explanation as Explained, Override } from '@mingjian/contract/ratings';
import { FactorTable } from './factors/factor-table.tsx';
import { keyOf, toggleIdOf } from './factors/factor-row.tsx';
import type { OpenRecord } from './open-record.tsx';
import { Reasons } from './reasons.tsx';

const toggled = (keys: ReadonlySet<string>, key: string): ReadonlySet<string> => {
  const next = new Set(keys);
  if (!next.delete(key)) next.add(key);
  return next;
};

/** Reasons in short, and the table of all factors; a reason opens its factor and leads there. */
export const Explanation = ({
  explanation,
  overrides,
  onOpenRecord,
}: {
  readonly explanation: Explained;
  readonly overrides: readonly Override[];
  readonly onOpenRecord: OpenRecord | undefined;
}) => {
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const showFactor = (factor: Contribution): void => {
    const key = keyOf(factor);
    setOpened(new Set([...opened, key]));
    const toggle = document.getElementById(toggleIdOf(key));
    toggle?.scrollIntoView({ block: 'center' });
    toggle?.focus({ preventScroll: true });
  };
  return (
    <>
      <Reasons explanation={explanation} onFactor={showFactor} />
      <FactorTable
        explanation={explanation}
        overrides={overrides}
        opened={opened}
        onToggle={(key) => setOpened(toggled(opened, key))}
        onOpenRecord={onOpenRecord}
      />
    </>
  );
};
