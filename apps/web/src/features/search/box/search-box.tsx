import { MAX_KEYWORD_LENGTH } from '@mingjian/domain/search-terms';
import { useId, useState } from 'react';
import type { FormEvent, KeyboardEvent } from 'react';
import { useTranslation } from '../../../i18n/index.ts';
import { Glass } from './glass.tsx';
import { optionId, SuggestionList } from './suggestion-list.tsx';
import { useSuggestions } from './use-suggestions.ts';
import styles from './search-box.module.css';

export interface SearchBoxProps {
  readonly initial: string;
  readonly onSearch: (keyword: string) => void;
  readonly onOpenCompany: (companyId: number) => void;
  readonly size?: 'compact' | 'large';
}

const NONE = -1;

/** What the box does: the text, the list below it and the option that the arrow keys stand on. */
const useBox = ({ initial, onSearch, onOpenCompany }: SearchBoxProps) => {
  const [text, setText] = useState(initial);
  const [isFocused, setIsFocused] = useState(false);
  const [active, setActive] = useState(NONE);
  const suggestions = useSuggestions(text, isFocused);
  const isOpen = isFocused && text.trim() !== '';
  const count = suggestions.items.length + 1;
  const close = (): void => {
    setIsFocused(false);
    setActive(NONE);
  };
  const search = (): void => {
    close();
    onSearch(text.trim());
  };
  const pick = (position: number): void => {
    const company = suggestions.items[position];
    if (!company) return search();
    close();
    onOpenCompany(company.companyId);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0 && text.trim() !== '') {
      event.preventDefault();
      setIsFocused(true);
      setActive((at) => (at === NONE && step < 0 ? count - 1 : (at + step + count) % count));
    } else if (event.key === 'Escape' && isOpen) {
      event.preventDefault();
      close();
    } else if (event.key === 'Enter' && isOpen && active !== NONE) {
      event.preventDefault();
      pick(active);
    }
  };
  const change = (next: string): void => {
    setText(next);
    setIsFocused(true);
    setActive(NONE);
  };
  return {
    text,
    change,
    isOpen,
    setIsFocused,
    active,
    setActive,
    suggestions,
    close,
    search,
    pick,
    onKeyDown,
  };
};

/** A box for company names and numbers, with suggestions while typing (an ARIA combobox with a list). */
export const SearchBox = (props: SearchBoxProps) => {
  const { t } = useTranslation('search-box');
  const listId = useId();
  const box = useBox(props);
  const isLarge = props.size === 'large';
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    box.search();
  };
  return (
    <form className={styles['box']} data-size={props.size ?? 'compact'} role="search" onSubmit={submit}>
      <span className={styles['glass']}>
        <Glass />
      </span>
      <input
        className={styles['input']}
        role="combobox"
        aria-label={t('label')}
        aria-expanded={box.isOpen}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={box.isOpen && box.active !== NONE ? optionId(listId, box.active) : undefined}
        autoComplete="off"
        spellCheck={false}
        maxLength={MAX_KEYWORD_LENGTH}
        placeholder={t(isLarge ? 'placeholder' : 'placeholderShort')}
        value={box.text}
        onChange={(event) => box.change(event.target.value)}
        onFocus={() => box.setIsFocused(true)}
        onBlur={box.close}
        onKeyDown={box.onKeyDown}
      />
      {box.text !== '' && (
        <button
          type="button"
          className={styles['clear']}
          aria-label={t('clear')}
          onClick={() => box.change('')}
        >
          ×
        </button>
      )}
      {isLarge && (
        <button type="submit" className={styles['submit']}>
          {t('submit')}
        </button>
      )}
      {box.isOpen && (
        <SuggestionList
          id={listId}
          keyword={box.text.trim()}
          items={box.suggestions.items}
          isLoading={box.suggestions.isLoading}
          active={box.active}
          onPick={box.pick}
          onHover={box.setActive}
        />
      )}
    </form>
  );
};
