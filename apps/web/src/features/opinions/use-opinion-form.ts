import { saveRatingOpinion } from '@mingjian/contract/opinions';
import type { RatingOpinion, SaidByModel } from '@mingjian/contract/opinions';
import { getRating } from '@mingjian/contract/ratings';
import { FAILURES } from '@mingjian/contract/wire';
import { parsePossibility } from '@mingjian/domain/opinions';
import type { RatingChoice } from '@mingjian/domain/opinions';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { isFailure, sentenceOf } from '../../api/call-failure.ts';
import { callKey, queryClient, useChange } from '../../api/queries.ts';
import { usePick, useTranslation } from '../../i18n/index.ts';
import { OUTDATED } from './outdated.ts';

interface OpinionFormOptions {
  readonly companyId: number;
  readonly rating: SaidByModel;
  readonly current: RatingOpinion | null;
  readonly onDone: () => void;
}

const isPossibility = (pd: string): boolean => pd.trim() === '' || parsePossibility(pd) !== undefined;

/** Shows the rating and the opinions as they are by now. */
const readAnew = (): void => {
  for (const endpoint of [getRating, ...OUTDATED])
    void queryClient.invalidateQueries({ queryKey: callKey(endpoint) });
};

/** The values of an opinion that is being given, what is wrong with them once it was sent, and the sending. */
export const useOpinionForm = ({ companyId, rating, current, onDone }: OpinionFormOptions) => {
  const { t } = useTranslation('opinions');
  const pick = usePick();
  const [choice, setChoice] = useState<RatingChoice | null>(current?.choice ?? null);
  const [pd, setPd] = useState(current?.pd ?? '');
  const [remark, setRemark] = useState(current?.remark ?? '');
  const [isChecked, setIsChecked] = useState(false);
  const save = useChange(saveRatingOpinion, OUTDATED);

  const isPdWrong = !isPossibility(pd) || isFailure(save.error, 'numeric-value-invalid');
  const onSubmit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    setIsChecked(true);
    if (choice === null || !isPossibility(pd)) {
      const first = choice === null ? '[type=radio]' : '[name=pd]';
      event.currentTarget.querySelector<HTMLInputElement>(first)?.focus();
      return;
    }
    save.mutate(
      { companyId, choice, pd: pd.trim() || null, remark, ratedAt: rating.ratedAt },
      {
        onSuccess: onDone,
        onError: (error) => isFailure(error, 'rating-has-changed') && readAnew(),
      },
    );
  };

  return {
    choice,
    setChoice,
    pd,
    setPd: (text: string) => {
      setPd(text);
      save.reset();
    },
    remark,
    setRemark,
    choiceFault: isChecked && choice === null ? t('choiceRequired') : undefined,
    pdFault: isChecked && isPdWrong ? pick(FAILURES['numeric-value-invalid']) : undefined,
    failure:
      save.error && !isFailure(save.error, 'numeric-value-invalid')
        ? pick(sentenceOf(save.error))
        : undefined,
    isBusy: save.isPending,
    onSubmit,
  };
};
