import { lazy, Suspense } from 'react';
import { loadTexts } from '../../i18n/index.ts';
import { Loading } from '../../ui/index.ts';
import type { OpenRecord } from './bench.ts';

const Screen = lazy(async () => {
  const [screen] = await Promise.all([import('./what-if-screen.tsx'), loadTexts('what-if')]);
  return { default: screen.WhatIfScreen };
});

export interface WhatIfProps {
  readonly companyId: number;
  readonly onOpenRecord?: OpenRecord | undefined;
}

/** What the rating of a company would be if its accounts, events or shareholders were others; calculated in the browser. */
export const WhatIf = ({ companyId, onOpenRecord }: WhatIfProps) => (
  <Suspense fallback={<Loading rows={8} />}>
    <Screen key={companyId} companyId={companyId} onOpenRecord={onOpenRecord} />
  </Suspense>
);
