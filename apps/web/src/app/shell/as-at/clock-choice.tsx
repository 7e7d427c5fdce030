import type { Clock } from '@mingjian/domain/records';
import { useTranslation } from '../../../i18n/index.ts';
import { RadioCards } from '../../../ui/radio-cards.tsx';

export interface ClockChoiceProps {
  readonly clock: Clock;
  readonly clocks: readonly Clock[];
  readonly onChange: (clock: Clock) => void;
}

/** What a day means, each meaning in one sentence. */
export const ClockChoice = ({ clock, clocks, onChange }: ClockChoiceProps) => {
  const { t } = useTranslation('as-at');
  return (
    <RadioCards
      legend={t('meaning')}
      cards={clocks.map((one) => ({ value: one, title: t(`title_${one}`), text: t(`text_${one}`) }))}
      value={clock}
      onChange={onChange}
    />
  );
};
