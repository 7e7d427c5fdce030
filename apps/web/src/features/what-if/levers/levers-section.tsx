import type { Direction } from '@mingjian/domain/what-if';
import { useRef } from 'react';
import { useTranslation } from '../../../i18n/index.ts';
import { Button, Section } from '../../../ui/index.ts';
import type { Bench } from '../bench.ts';
import { SelectField } from '../select-field.tsx';
import { BoundsTable } from './bounds-table.tsx';
import { LeverAnswerList } from './lever-answer.tsx';
import { useLevers } from './use-levers.ts';
import styles from './levers.module.css';

/** What it would take for one class, within the bounds that the reader sets. */
export const LeversSection = ({ bench }: { readonly bench: Bench }) => {
  const { t } = useTranslation('what-if');
  const levers = useLevers(bench);
  const answerRef = useRef<HTMLDivElement>(null);
  const { towards, setTowards, answer, ask, isWrong } = levers;
  return (
    <Section title={t('leversTitle')}>
      <div className={styles['body']}>
        <p className={styles['quiet']}>{t('leversHint')}</p>
        <div className={styles['question']}>
          <SelectField<Direction>
            label={t('towards')}
            value={towards}
            onChange={setTowards}
            options={[
              ['better', t('towards_better')],
              ['worse', t('towards_worse')],
            ]}
          />
          <Button kind="primary" disabled={isWrong} onClick={ask}>
            {t('find')}
          </Button>
        </div>
        <div ref={answerRef} role="status" tabIndex={-1} className={styles['answer']}>
          {answer && (
            <LeverAnswerList
              bench={bench}
              answer={answer}
              onApply={(scenario) => {
                bench.change(scenario);
                answerRef.current?.focus();
              }}
            />
          )}
        </div>
        {levers.drafts.length > 0 && <BoundsTable bench={bench} levers={levers} />}
      </div>
    </Section>
  );
};
