import { useState } from 'react';
import { useTranslation } from '../../i18n/index.ts';
import { Button, TextField } from '../../ui/index.ts';
import styles from '../../ui/form.module.css';

export const KeywordForm = ({ onFind }: { readonly onFind: (keyword: string) => void }) => {
  const { t } = useTranslation('organisations');
  const [keyword, setKeyword] = useState('');
  return (
    <form
      role="search"
      className={styles['bar']}
      onSubmit={(event) => {
        event.preventDefault();
        onFind(keyword.trim());
      }}
    >
      <TextField
        label={t('keyword')}
        type="search"
        maxLength={200}
        value={keyword}
        onChange={(event) => setKeyword(event.target.value)}
      />
      <Button type="submit">{t('find')}</Button>
    </form>
  );
};
