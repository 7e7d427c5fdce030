import type { KeyboardEvent } from 'react';
import styles from './tab-row.module.css';

export interface TabChoice<Key extends string> {
  readonly key: Key;
  readonly label: string;
}

export interface TabRowProps<Key extends string> {
  readonly label: string;
  readonly tabs: readonly TabChoice<Key>[];
  readonly chosen: Key;
  readonly onChoose: (key: Key) => void;
  /** The id of what a choice changes; that element has the role of a tab panel. */
  readonly panelId: string;
}

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** Tabs over a panel, as ARIA has them: one stop for the keyboard, arrows go from one to the next. */
export const TabRow = <Key extends string>({ label, tabs, chosen, onChoose, panelId }: TabRowProps<Key>) => {
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const step = STEPS[event.key];
    const at = tabs.findIndex(({ key }) => key === chosen);
    const next = step === undefined ? undefined : tabs[(at + step + tabs.length) % tabs.length];
    if (!next) return;
    event.preventDefault();
    onChoose(next.key);
    event.currentTarget.querySelector<HTMLElement>(`[data-tab='${next.key}']`)?.focus();
  };
  return (
    <div role="tablist" tabIndex={-1} aria-label={label} className={styles['row']} onKeyDown={onKeyDown}>
      {tabs.map((tab) => (
        <button
          key={tab.key}
          type="button"
          role="tab"
          data-tab={tab.key}
          aria-selected={tab.key === chosen}
          aria-controls={panelId}
          tabIndex={tab.key === chosen ? 0 : -1}
          onClick={() => onChoose(tab.key)}
        >
          {tab.label}
        </button>
      ))}
    </div>
  );
};
