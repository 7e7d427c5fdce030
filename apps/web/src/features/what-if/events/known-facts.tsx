import type { FactEdit } from '@mingjian/domain/what-if';
import { useMemo } from 'react';
import { usePick, useTranslation } from '../../../i18n/index.ts';
import type { Bench } from '../bench.ts';
import { listKnownFacts } from './list-known-facts.ts';
import type { KnownFact } from './list-known-facts.ts';
import styles from './events.module.css';

const CHOICES = ['filed', 'removed', 'never'] as const;
type Choice = (typeof CHOICES)[number];

const isDropOf =
  (recordId: number) =>
  (edit: FactEdit): edit is Extract<FactEdit, { kind: 'drop' }> =>
    edit.kind === 'drop' && edit.recordId === recordId;

const FactRow = ({ fact, bench }: { readonly fact: KnownFact; readonly bench: Bench }) => {
  const { t } = useTranslation('what-if');
  const pick = usePick();
  const { scenario, change, onOpenRecord } = bench;
  const { recordId, knownFrom, date } = fact;
  const name = pick(fact.name);
  const choose = (choice: Choice): void => {
    const others = scenario.facts.filter((edit) => !isDropOf(recordId)(edit));
    const drop = choice === 'filed' ? [] : [{ kind: 'drop', recordId, how: choice } as const];
    change({ ...scenario, facts: [...others, ...drop] });
  };
  return (
    <li className={styles['row']}>
      <span className={styles['name']}>
        {onOpenRecord ? (
          <button type="button" className={styles['link']} onClick={() => onOpenRecord(recordId, knownFrom)}>
            {name}
          </button>
        ) : (
          name
        )}
        {date && <span className={styles['quiet']}>{date}</span>}
      </span>
      <select
        className={styles['select']}
        aria-label={t('suppose', { name })}
        value={scenario.facts.find(isDropOf(recordId))?.how ?? 'filed'}
        onChange={(event) => choose(event.target.value as Choice)}
      >
        {CHOICES.map((choice) => (
          <option key={choice} value={choice}>
            {t(`fact_${choice}`)}
          </option>
        ))}
      </select>
    </li>
  );
};

/** Records on file that weigh, each to be switched off. */
export const KnownFacts = ({ bench }: { readonly bench: Bench }) => {
  const { t } = useTranslation('what-if');
  const { input, base } = bench;
  const facts = useMemo(() => listKnownFacts(input, base), [input, base]);
  if (facts.length === 0) return <p className={styles['quiet']}>{t('noFacts')}</p>;
  return (
    <ul className={styles['list']}>
      {facts.map((fact) => (
        <FactRow key={fact.recordId} fact={fact} bench={bench} />
      ))}
    </ul>
  );
};
