import { useId } from 'react';
import styles from './radio-cards.module.css';

export interface RadioCard<Value extends string> {
  readonly value: Value;
  readonly title: string;
  /** One sentence on what it means. */
  readonly text: string;
}

export interface RadioCardsProps<Value extends string> {
  readonly legend: string;
  readonly cards: readonly RadioCard<Value>[];
  /** Null: none is chosen yet. */
  readonly value: Value | null;
  readonly onChange: (value: Value) => void;
  /** Beside each other where there is room for it. */
  readonly isRow?: boolean;
  readonly fault?: string | undefined;
}

/** A choice among a few things, each explained in one sentence. */
export const RadioCards = <Value extends string>({
  legend,
  cards,
  value,
  onChange,
  isRow = false,
  fault,
}: RadioCardsProps<Value>) => {
  const name = useId();
  return (
    <fieldset
      className={`${styles['choice']} ${isRow ? styles['row'] : ''}`}
      aria-describedby={fault ? `${name}-fault` : undefined}
    >
      <legend>{legend}</legend>
      {cards.map((card) => (
        <label key={card.value} className={styles['option']}>
          <input
            type="radio"
            name={name}
            value={card.value}
            checked={card.value === value}
            aria-labelledby={`${name}-${card.value}`}
            aria-describedby={`${name}-${card.value}-text`}
            onChange={() => onChange(card.value)}
          />
          <span id={`${name}-${card.value}`} className={styles['title']}>
            {card.title}
          </span>
          <span id={`${name}-${card.value}-text`} className={styles['text']}>
            {card.text}
          </span>
        </label>
      ))}
      {fault && (
        <p id={`${name}-fault`} role="alert" className={styles['fault']}>
          {fault}
        </p>
      )}
    </fieldset>
  );
};
