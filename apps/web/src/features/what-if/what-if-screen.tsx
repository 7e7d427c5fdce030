import { getWhatIfInput } from '@mingjian/contract/ratings';
import { prepareFinancialModel } from '@mingjian/domain/default-risk';
import type { AdditiveModel } from '@mingjian/domain/models';
import { useMemo } from 'react';
import { isFailure } from '../../api/call-failure.ts';
import { useFixedFile } from '../../api/fixed-file.ts';
import { useCall } from '../../api/queries.ts';
import { useTranslation } from '../../i18n/index.ts';
import { EmptyState, ErrorState, Loading } from '../../ui/index.ts';
import { WhatIfBench } from './what-if-bench.tsx';
import type { WhatIfProps } from './what-if.tsx';

/** Inputs and model arrive once; from then on nothing is asked of the server. */
export const WhatIfScreen = ({ companyId, onOpenRecord }: WhatIfProps) => {
  const { t } = useTranslation('what-if');
  const input = useCall(getWhatIfInput, { companyId });
  const file = useFixedFile<AdditiveModel>(input.data?.model.path);
  const model = useMemo(() => file.data && prepareFinancialModel(file.data), [file.data]);
  if (isFailure(input.error, 'rating-does-not-exist'))
    return <EmptyState title={t('noRating')}>{t('noRatingText')}</EmptyState>;
  const error = input.error ?? file.error;
  if (error) return <ErrorState error={error} onRetry={() => void (input.error ? input : file).refetch()} />;
  if (!input.data || !model) return <Loading rows={10} />;
  return (
    <WhatIfBench
      key={`${input.data.ratedAt} ${input.data.model.version}`}
      data={input.data}
      model={model}
      onOpenRecord={onOpenRecord}
    />
  );
};
