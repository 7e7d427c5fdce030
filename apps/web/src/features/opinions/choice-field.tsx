import type { SaidByModel } from '@mingjian/contract/opinions';
import { RATING_CHOICES } from '@mingjian/domain/opinions';
import type { RatingChoice } from '@mingjian/domain/opinions';
import { useTranslation } from '../../i18n/index.ts';
import { RadioCards } from '../../ui/radio-cards.tsx';
import { writeModelPd } from './write-pd.ts';

/** Agree, should be higher, not so good: each with what it says of the company. */
export const ChoiceField = ({
  rating,
  choice,
  onChange,
  fault,
}: {
  readonly rating: SaidByModel;
  readonly choice: RatingChoice | null;
  readonly onChange: (choice: RatingChoice) => void;
  readonly fault: string | undefined;
}) => {
  const { t } = useTranslation('opinions');
  return (
    <RadioCards
      legend={t('choice', { name: rating.class, pd: writeModelPd(rating.pd) })}
      cards={RATING_CHOICES.map((value) => ({
        value,
        title: t(`choice_${value}`),
        text: t(`explain_${value}`),
      }))}
      value={choice}
      onChange={onChange}
      isRow
      fault={fault}
    />
  );
};
