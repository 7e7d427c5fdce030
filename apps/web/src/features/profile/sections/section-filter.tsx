import { useState } from 'react';
import { useTranslation } from '../../../i18n/index.ts';
import { Button } from '../../../ui/index.ts';
import styles from './section-filter.module.css';

/** Looks for a text in one section; an emptied field shows all again. */
export const SectionFilter = ({
  title,
  field,
  onFilter,
}: {
  readonly title: string;
  /** What is searched, in the words of the column. */
  readonly field: string;
  readonly onFilter: (value: string) => void;
}) => {
  const { t } = useTranslation('profile');
  const [text, setText] = useState('');
  return (
    <form
      role="search"
      className={styles['form']}
      onSubmit={(event) => {
        event.preventDefault();
        onFilter(text.trim());
      }}
    >
      <input
        type="search"
        className={styles['input']}
        aria-label={t('filterSection', { title })}
        placeholder={field}
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          if (target.value === '') onFilter('');
        }}
      />
      <Button type="submit">{t('filter')}</Button>
    </form>
  );
};
